import { existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { readChurch } from "#app/content-loader/church.server.ts";
import { licencesOf } from "#tools/licences.ts";
import { editorConfig, type Place } from "./forms/config.ts";
import { sveltiaChanges } from "./sveltia-changes.ts";

const pages = { "this computer": "on-this-computer.ts", "a website": "on-the-website.ts" };

/** The church's own, once it is drawn. */
const ICON = "app/generated/looks/favicon.svg";
const USUAL_ICON = "app/assets/favicon.svg";

const CMS = "node_modules/@sveltia/cms/npm/assets";
const TYPEFACES = {
  "Source Sans 3": `${CMS}/source-sans-3.LICENSE.txt`,
  "Noto Mono": `${CMS}/noto-mono.LICENSE.txt`,
  "Material Symbols Outlined": `${CMS}/material-symbols-outlined.LICENSE.txt`,
};

/**
 * Writes the editor into a folder, to be served at /edit/: its page, scripts, fonts and forms, and the licences of all
 * that is in them. `site` is the address where pages can be looked at.
 */
export async function writeEditor(folder: string, place: Place, site: string): Promise<void> {
  const page = typeof place === "string" ? pages[place] : pages["a website"];
  const modules = await buildScripts(folder, path.join(import.meta.dirname, "page", page));
  const forms = JSON.stringify(editorConfig(place, site));
  await mkdir(folder, { recursive: true });
  await copyFile(existsSync(ICON) ? ICON : USUAL_ICON, path.join(folder, "icon.svg"));
  await writeFile(path.join(folder, "forms.json"), forms);
  await writeFile(path.join(folder, "index.html"), html(readChurch().name));
  await writeFile(path.join(folder, "licences.txt"), licencesOf(modules, TYPEFACES));
}

function html(church: string): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Edit the website of ${church.replace(/[&<]/g, "")}</title>
    <link rel="icon" href="/edit/icon.svg" type="image/svg+xml" />
    <script type="module" src="/edit/edit.js"></script>
  </head>
  <body>
    <noscript>The forms need JavaScript. The files themselves can be changed in any text editor.</noscript>
  </body>
</html>
`;
}

async function buildScripts(folder: string, input: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    base: "/edit/",
    publicDir: false,
    plugins: [sveltiaChanges()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: "es2022",
      // It is made of modules that were minified before.
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { edit: input },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash:7].js",
          assetFileNames: "[name]-[hash:7][extname]",
        },
      },
    },
  });
  const files = [built].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  return files.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
}
