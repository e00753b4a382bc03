import { globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import { isStandIn } from "#app/church/settings.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { publishEditor } from "#tools/editor/write-editor.ts";
import { writeHeaders } from "./headers.ts";
import { addTypefaces, LICENCES, typefacesOfPages } from "./licences.ts";

/** Turns what React Router has built in a folder into the website to publish, which is in `client`. */
export async function publish(build: string): Promise<void> {
  const { facts } = thisChurch();
  const site = path.join(build, "client");
  // Static hosts answer an unknown address with 404.html, and some answer with 500.html when they fail.
  for (const page of ["404", "500"]) {
    renameSync(path.join(site, page, "index.html"), path.join(site, `${page}.html`));
    rmSync(path.join(site, page), { recursive: true });
  }
  for (const [oldAddress, newAddress] of findNewAddresses(facts)) {
    writeFileSync(
      path.join(site, oldAddress, "index.html"),
      writeMovedPage(newAddress, facts.website),
    );
  }
  // Browsers load every page as a document, and never ask for its data.
  for (const file of globSync("**/*.data", { cwd: site })) {
    rmSync(path.join(site, file));
  }
  removeUnusedAssets(site);
  addTypefaces(path.join(site, LICENCES), typefacesOfPages);
  writeHeaders(site, facts, isStandIn());
  // The editor comes after the pages have their policy, because it has one of its own.
  await publishEditor(site);
  rmSync(path.join(build, "server"), { recursive: true });
}

/** Writes the HTML at an old address of a page, which leads on. Every static host can serve it, and search engines follow it. */
function writeMovedPage(newAddress: string, website: string): string {
  const { href } = new URL(newAddress, website);
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<link rel="canonical" href="${href}">
<meta http-equiv="refresh" content="0; url=${newAddress}">
<p>This page has moved to <a href="${newAddress}">${href}</a>.</p>
</html>
`;
}

/**
 * Removes every file of the assets that no page names, and no script or style that a page needs. These are the scripts
 * of React Router's routes, styles that were built twice, and unused pictures.
 */
function removeUnusedAssets(site: string): void {
  const assets = path.join(site, "assets");
  const unused = new Set(readdirSync(assets));
  const keepAllIn = (file: string) => {
    const text = readFileSync(path.join(site, file), "utf8");
    for (const name of unused) {
      if (!text.includes(name)) continue;
      unused.delete(name);
      const mayNameOthers = /\.(?:js|css)$/.test(name);
      if (mayNameOthers) keepAllIn(path.join("assets", name));
    }
  };
  // The pattern does not have the path of the site in it, which may have brackets.
  for (const page of globSync("**/*.html", { cwd: site })) keepAllIn(page);
  for (const name of unused) rmSync(path.join(assets, name));
}
