import { copyFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { addTypefaces, LICENCES } from "#tools/build/licences.ts";

const ASSETS = "node_modules/@sveltia/cms/npm/assets";
const TYPEFACES = {
  "Source Sans 3": `${ASSETS}/source-sans-3.LICENSE.txt`,
  "Noto Mono": `${ASSETS}/noto-mono.LICENSE.txt`,
  "Material Symbols Outlined": `${ASSETS}/material-symbols-outlined.LICENSE.txt`,
};

/** Packages of Sveltia CMS for fields that no form here has: programs in colour, maps, drawings made smaller. */
const NEVER_LOADED = /^(?:@shikijs\/(?:langs|themes)\/|leaflet|terra-draw|svgo)/;

/**
 * Writes the editor into a folder, with its licences. The folder is to be served at /edit/, together with the
 * /edit/config.json of the church. This is Sveltia CMS as its makers publish it for bundlers, because their edition for a
 * script tag loads its fonts from another server.
 */
export async function writeEditor(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    root: path.join(import.meta.dirname, "page"),
    base: "/edit/",
    publicDir: false,
    build: {
      outDir: path.resolve(folder),
      // The policy of the editor is sent with every script in its folder, and workers need it.
      assetsDir: "",
      emptyOutDir: true,
      license: { fileName: LICENCES },
      assetsInlineLimit: 0,
      target: "es2022",
      // Its modules are minified already.
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { external: NEVER_LOADED, checks: { pluginTimings: false } },
    },
  });
  addTypefaces(path.join(folder, LICENCES), TYPEFACES);
  await copyFile("app/assets/favicon.svg", path.join(folder, "icon.svg"));
}
