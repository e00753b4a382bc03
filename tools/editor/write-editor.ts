import { existsSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { readChurch } from "#app/content-loader/church.server.ts";
import { licencesOf } from "#tools/build/licences.ts";
import { editorPolicy, withPolicy } from "#tools/hosts/content-policy.ts";
import { editorConfig, type Place } from "./forms/config.ts";
import { sveltiaChanges } from "./sveltia-changes.ts";

const ICON = "app/generated/looks/favicon.svg";
const USUAL_ICON = "app/assets/favicon.svg";

const CMS = "node_modules/@sveltia/cms/npm/assets";
const TYPEFACES = {
  "Source Sans 3": `${CMS}/source-sans-3.LICENSE.txt`,
  "Noto Mono": `${CMS}/noto-mono.LICENSE.txt`,
  "Material Symbols Outlined": `${CMS}/material-symbols-outlined.LICENSE.txt`,
};

/** Puts the editor at /edit/ of the built `site`, where church.yaml names the repository. */
export async function publishEditor(site: string): Promise<void> {
  const { repository, website, "host-sends-headers": hostSendsHeaders } = readChurch();
  if (!repository) return;
  const folder = path.join(site, "edit");
  await writeEditor(folder, repository, website);
  if (hostSendsHeaders) return;
  const page = path.join(folder, "index.html");
  await writeFile(page, withPolicy(await readFile(page, "utf8"), editorPolicy(repository)));
}

/** Writes the editor, with the licences of all in it, to be served at /edit/. `site`: where pages can be looked at. */
export async function writeEditor(folder: string, place: Place, site: string): Promise<void> {
  const modules = await buildPage(path.resolve(folder));
  const forms = JSON.stringify(editorConfig(place, site));
  await copyFile(existsSync(ICON) ? ICON : USUAL_ICON, path.join(folder, "icon.svg"));
  await writeFile(path.join(folder, "forms.json"), forms);
  await writeFile(path.join(folder, "licences.txt"), licencesOf(modules, TYPEFACES));
}

async function buildPage(folder: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    root: path.join(import.meta.dirname, "page"),
    base: "/edit/",
    publicDir: false,
    plugins: [sveltiaChanges()],
    build: {
      outDir: folder,
      // The policy of the editor is sent with every script in its folder, and workers need it.
      assetsDir: "",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: "es2022",
      // It is made of modules that were minified before.
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
    },
  });
  const files = [built].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  return files.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
}
