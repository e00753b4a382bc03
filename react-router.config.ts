import { copyFile, glob, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { buildFolder } from "#app/content-loader/content-folder.server.ts";
import { movedAddresses } from "#app/content-loader/former-names.server.ts";
import { movedPage } from "#tools/moved-page.ts";

export default {
  ssr: false,
  buildDirectory: buildFolder,
  // The page for unknown addresses is written like every other, at an address nobody links to.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  splitRouteModules: "enforce",
  async buildEnd({ reactRouterConfig }) {
    const site = path.join(reactRouterConfig.buildDirectory, "client");
    // Static hosts answer an unknown address with 404.html and the status 404.
    await copyFile(path.join(site, "404/index.html"), path.join(site, "404.html"));
    await rm(path.join(site, "404"), { recursive: true });
    for (const [former, present] of movedAddresses()) {
      await writeFile(path.join(site, former, "index.html"), movedPage(present));
    }
    // Nobody navigates to these, so nobody asks for their data.
    for await (const data of glob("{404,**/*.webmanifest,**/*.ics}.data", { cwd: site })) {
      await rm(path.join(site, data));
    }
    // React Router's fallback has no title and marks Home as the current page.
    await rm(path.join(site, "__spa-fallback.html"), { force: true });
  },
} satisfies Config;
