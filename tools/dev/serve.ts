import { join } from "node:path";
import { buildFolder } from "#app/church/settings.server.ts";
import { serveLocally } from "./listen.ts";
import { createSiteServer } from "./site-server.ts";

await serveLocally(
  4173,
  "npm start",
  () => createSiteServer(join(buildFolder(), "client")),
  (port) =>
    console.log(`
  The website:   http://localhost:${port}/
  The switches:  http://localhost:${port}/demo

  A stand-in on this computer plays ChurchSuite: its events, forms and giving pages are
  made up, and nothing you type is sent anywhere.
  On /demo you can switch its calendar to empty, slow or failing and see what visitors see.

  Stop it with Ctrl and C.
`),
);
