import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { licencesOf } from "#tools/build/licences.ts";

const ASSETS = "node_modules/@sveltia/cms/npm/assets";
const TYPEFACES = {
  "Source Sans 3": `${ASSETS}/source-sans-3.LICENSE.txt`,
  "Noto Mono": `${ASSETS}/noto-mono.LICENSE.txt`,
  "Material Symbols Outlined": `${ASSETS}/material-symbols-outlined.LICENSE.txt`,
};

/** What Sveltia CMS loads for kinds of fields that no form here has: colours for programs, maps, drawings made smaller. */
const NEVER_LOADED = /^(?:@shikijs\/(?:langs|themes)\/|leaflet|terra-draw|svgo)/;

/**
 * Writes the editor into a folder, with the licences of all in it, to be served at /edit/. It is Sveltia CMS as its
 * makers publish it for bundlers: their edition for a script tag has its fonts from a server of others.
 * What is still to come is /edit/config.json.
 */
export async function writeEditor(folder: string): Promise<void> {
  const built = await build({
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
      assetsInlineLimit: 0,
      target: "es2022",
      // It is made of modules that were minified before.
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { external: NEVER_LOADED, checks: { pluginTimings: false } },
    },
  });
  const files = [built].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  const modules = files.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  await writeFile(path.join(folder, "licences.txt"), licencesOf(modules, TYPEFACES));
  await copyFile("app/assets/favicon.svg", path.join(folder, "icon.svg"));
}
