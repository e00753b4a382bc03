import { globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { movedAddresses, readChurch } from "#app/church/church-facts.server.ts";
import { publishEditor } from "#tools/editor/publish-editor.ts";
import { writeWorker } from "./service-worker.ts";
import { writeHosts } from "./write-hosts.ts";

/** In bytes: a text that is shorter is not worth a compressed copy. */
const WORTH_COMPRESSING = 256;

/** Makes of what React Router has built in a folder the website: `client` in it, and `hosts` with what hosts are told. */
export async function publish(build: string, isStandIn: boolean): Promise<void> {
  const site = path.join(build, "client");
  // Static hosts answer an unknown address with 404.html and that status; some, when they fail, with 500.html.
  // The service worker answers with offline.html.
  for (const page of ["404", "500", "offline"]) {
    renameSync(path.join(site, page, "index.html"), path.join(site, `${page}.html`));
    rmSync(path.join(site, page), { recursive: true });
  }
  for (const [former, present] of movedAddresses()) {
    writeFileSync(path.join(site, former, "index.html"), movedPage(present));
  }
  // Every navigation loads a document: nobody asks for a page's data, or for the scripts that would show it.
  // Asterisks stand for no folder that begins with a dot.
  for (const file of globSync(["**/*.data", ".well-known/*.data"], { cwd: site })) {
    rmSync(path.join(site, file));
  }
  removeUnused(site);
  await writeHosts(build, isStandIn);
  // After the policies, because it has one of its own.
  await publishEditor(site);
  // Last but for the compressed copies, because it is about the pages as they are published.
  await writeWorker(site);
  await compressTexts(site);
  rmSync(path.join(build, "server"), { recursive: true });
}

/** The HTML at a former address of a page. Every static host serves it, and search engines understand it. */
function movedPage(present: string): string {
  const { href } = new URL(present, readChurch().website);
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<link rel="canonical" href="${href}">
<meta http-equiv="refresh" content="0; url=${present}">
<p>This page has moved to <a href="${present}">${href}</a>.</p>
</html>
`;
}

/** Publishes only what pages name, and what that names: not the routes' own scripts, style built twice, and unused pictures. */
function removeUnused(site: string): void {
  const assets = path.join(site, "assets");
  const unused = new Set(readdirSync(assets));
  const keepAllIn = (file: string) => {
    const text = readFileSync(path.join(site, file), "utf8");
    for (const name of unused) {
      if (!text.includes(name) || !unused.delete(name)) continue;
      if (/\.(?:js|css)$/.test(name)) keepAllIn(path.join("assets", name));
    }
  };
  // The pattern is within the site: a folder above it may have brackets in its name.
  for (const page of globSync("**/*.{html,webmanifest}", { cwd: site })) keepAllIn(page);
  for (const name of unused) rmSync(path.join(assets, name));
}

/** Puts compressed copies beside texts, for servers that hand them out as they are (Caddy, the server of `npm start`). */
async function compressTexts(site: string): Promise<void> {
  const copies = globSync("**/*.{html,js,css,svg,ics}", { cwd: site }).map(async (name) => {
    const file = path.join(site, name);
    const text = await readFile(file);
    if (text.length < WORTH_COMPRESSING) return;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  });
  await Promise.all(copies);
}
