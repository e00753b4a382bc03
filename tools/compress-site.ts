import { buildFolder } from "#app/content-loader/content-folder.server.ts";
import { compressTexts } from "./compress-texts.ts";

// For servers that hand compressed copies out as they are (Caddy, the server of `npm start`).
await compressTexts(`${buildFolder}/client`);
