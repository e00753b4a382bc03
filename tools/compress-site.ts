import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { buildFolder } from "#app/content-loader/content-folder.server.ts";

/**
 * Puts a compressed copy beside every text of the built site, for servers that hand those out as they
 * are (Caddy, nginx, the server of `npm start`).
 */

const WORTH_IT = 256;

const texts = globSync(`${buildFolder}/client/**/*.{html,js,css,svg,data,ics}`);

await Promise.all(
  texts.map(async (file) => {
    const text = await readFile(file);
    if (text.length < WORTH_IT) return;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  }),
);
