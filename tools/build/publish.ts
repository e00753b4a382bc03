import { copyFile, glob, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { movedAddresses, readChurch } from "#app/content-loader/church.server.ts";
import { publishEditor } from "#tools/editor/write-editor.ts";
import { writeHosts } from "#tools/hosts/write-hosts.ts";
import { compressTexts } from "./compress.ts";
import { movedPage } from "./moved-page.ts";
import { writeWorker } from "./service-worker.ts";

/** Makes of what React Router has built in a folder the website: `client` in it, and `hosts` with what hosts are told. */
export async function publish(build: string, isStandIn: boolean): Promise<void> {
  const site = path.join(build, "client");
  // Static hosts answer an unknown address with 404.html and that status; some, when they fail, with 500.html.
  // The service worker answers with offline.html.
  for (const page of ["404", "500", "offline"]) {
    await copyFile(path.join(site, page, "index.html"), path.join(site, `${page}.html`));
    await rm(path.join(site, page), { recursive: true });
  }
  for (const [former, present] of movedAddresses()) {
    await writeFile(path.join(site, former, "index.html"), movedPage(present));
  }
  // Every navigation loads a document: nobody asks for a page's data, or for the scripts that would show it.
  // Asterisks stand for no folder that begins with a dot.
  const data = glob(["**/*.data", ".well-known/*.data"], { cwd: site });
  for await (const file of data) await rm(path.join(site, file));
  await removeUnused(site);
  await writeHosts(build, isStandIn);
  // After the policies, because it has one of its own.
  await publishEditor(site);
  // Last but for the compressed copies, because it is about the pages as they are published.
  await writeWorker(site, readChurch()["offline-copies"] ? "keeps copies" : "leaves");
  await compressTexts(site);
  await rm(path.join(build, "server"), { recursive: true });
}

/**
 * React Router builds a script for each route, and some style twice; and every photo and drawing there is. Only
 * what pages name, and what that names, is published.
 */
async function removeUnused(site: string): Promise<void> {
  const assets = path.join(site, "assets");
  const files = await readdir(assets);
  const used = new Set<string>();
  const findNamedIn = async (text: string) => {
    for (const file of files) {
      if (used.has(file) || !text.includes(file)) continue;
      used.add(file);
      const hasNames = /\.(?:js|css)$/.test(file);
      if (hasNames) await findNamedIn(await readFile(path.join(assets, file), "utf8"));
    }
  };
  for await (const page of glob("**/*.{html,webmanifest}", { cwd: site })) {
    await findNamedIn(await readFile(path.join(site, page), "utf8"));
  }
  for (const file of files) if (!used.has(file)) await rm(path.join(assets, file));
}
