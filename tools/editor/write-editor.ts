import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { type ChurchReading, readChurch } from "#app/church/open-church.server.ts";
import { buildTime, churchFolder } from "#app/church/settings.server.ts";
import { addPolicy, writeEditorPolicy } from "#tools/build/headers.ts";
import { addTypefaces, LICENCES } from "#tools/build/licences.ts";
import { makeEditorConfig } from "./config.ts";

const ASSETS = "node_modules/@sveltia/cms/npm/assets";
const TYPEFACES = {
  "Source Sans 3": `${ASSETS}/source-sans-3.LICENSE.txt`,
  "Noto Mono": `${ASSETS}/noto-mono.LICENSE.txt`,
  "Material Symbols Outlined": `${ASSETS}/material-symbols-outlined.LICENSE.txt`,
};

/** Packages of Sveltia CMS for fields that no form here has: programs in colour, maps, drawings made smaller. */
const NEVER_LOADED = /^(?:@shikijs\/(?:langs|themes)\/|leaflet|terra-draw|svgo)/;

/** Puts the editor at /edit/ of the built `site`, where church.yaml names the repository of the church's files. */
export async function publishEditor(site: string): Promise<void> {
  const reading = readChurch(churchFolder(), buildTime());
  if (!reading.facts?.repository) return;
  const folder = path.join(site, "edit");
  await writeEditor(folder, reading);
  const config = makeEditorConfig(reading);
  await writeFile(path.join(folder, "config.json"), JSON.stringify(config));
}

/**
 * Writes the editor of a church into a folder, with its licences and its policy. The folder is to be served at /edit/,
 * together with the /edit/config.json of the church. This is Sveltia CMS as its makers publish it for bundlers, because
 * their edition for a script tag loads its fonts from another server.
 */
export async function writeEditor(folder: string, { facts }: ChurchReading): Promise<void> {
  const policy = writeEditorPolicy(facts?.repository);
  await build({
    configFile: false,
    logLevel: "warn",
    root: path.join(import.meta.dirname, "page"),
    base: "/edit/",
    publicDir: false,
    plugins: [{ name: "policy", transformIndexHtml: (html) => addPolicy(html, policy) }],
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
