import { copyFile, glob, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import type { Config } from "@react-router/dev/config";
import { readChurch } from "#app/content-loader/church.server.ts";
import { buildFolder } from "#app/content-loader/content-folder.server.ts";
import { movedAddresses } from "#app/content-loader/former-names.server.ts";
import { writeWorker } from "#tools/build/service-worker.ts";
import { publishEditor } from "#tools/editor/write-editor.ts";
import { writeHosts } from "#tools/hosts/write-hosts.ts";
import { movedPage } from "#tools/moved-page.ts";

// Left alone the heap grows to four times what is in use before it is tidied: 0.2 GB more, and no faster.
setFlagsFromString("--heap-growing-percent=30");

export default {
  // Not that there were a server: `false` means pages that React Router takes over in the browser.
  ssr: true,
  buildDirectory: buildFolder,
  // The page for unknown addresses is written like every other, at an address nobody links to.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  splitRouteModules: "enforce",
  async buildEnd({ reactRouterConfig, viteConfig }) {
    const site = path.join(reactRouterConfig.buildDirectory, "client");
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
    for (const file of await readdir(site, { recursive: true })) {
      if (file.endsWith(".data")) await rm(path.join(site, file));
    }
    await removeUnused(site);
    await writeHosts(reactRouterConfig.buildDirectory, viteConfig.mode === "stand-in");
    // After the policies, because it has one of its own.
    await publishEditor(site);
    // Last, because it is about the pages as they are published.
    await writeWorker(site, readChurch()["offline-copies"] ? "keeps copies" : "leaves");
    await rm(path.join(reactRouterConfig.buildDirectory, "server"), { recursive: true });
  },
} satisfies Config;

/**
 * React Router builds a script for each route, and some style twice; and every photo and drawing there is. Only
 * what pages name, and what that names, is published.
 */
async function removeUnused(site: string): Promise<void> {
  const assets = path.join(site, "assets");
  const files = await readdir(assets);
  const used = new Set<string>();
  const keepAllIn = async (text: string) => {
    for (const file of files) {
      if (used.has(file) || !text.includes(file)) continue;
      used.add(file);
      if (/\.(?:js|css)$/.test(file))
        await keepAllIn(await readFile(path.join(assets, file), "utf8"));
    }
  };
  for await (const page of glob("**/*.{html,webmanifest}", { cwd: site })) {
    await keepAllIn(await readFile(path.join(site, page), "utf8"));
  }
  for (const file of files) if (!used.has(file)) await rm(path.join(assets, file));
}
