import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { SITE } from "#tests/support/built-pages.ts";
import { withSite } from "#tools/browser/with-built-site.ts";
import { compressTexts } from "#tools/build/compress.ts";

/** Serves the built site, and a copy of it whose pages have no script, until `work` is done. */
export async function withBothSites(
  work: (site: string, without: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "without-scripts-"));
  await cp(SITE, folder, { recursive: true });
  for (const file of globSync(`${folder}/**/*.html`)) {
    const html = await readFile(file, "utf8");
    await writeFile(file, html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, ""));
  }
  await compressTexts(folder);
  try {
    await withSite(SITE, (site) => withSite(folder, (without) => work(site, without)));
  } finally {
    await rm(folder, { recursive: true });
  }
}
