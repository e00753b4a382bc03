import { readdirSync } from "node:fs";
import path from "node:path";

/** Where `npm run build` puts the site. The tests always run at the top of the project. */
export const SITE = path.resolve("build/client");

/** The address of every page that was built, the page for unknown addresses excepted. */
export const builtPages = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "index.html")
  .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replace("/.", "/"))
  .sort();
