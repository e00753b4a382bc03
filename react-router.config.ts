import { setFlagsFromString } from "node:v8";
import type { Config } from "@react-router/dev/config";
import { readFetchedDiary } from "#app/church/read-diary.server.ts";
import { listEventPagePaths } from "#app/events/snapshot.server.ts";
import { publish } from "#tools/build/publish.ts";
import { buildFolder } from "./app/church/settings.server.ts";

// Left alone the heap grows to four times what is in use before it is tidied: 0.2 GB more, and no faster.
setFlagsFromString("--heap-growing-percent=30");

export default {
  // So that no fallback for a single-page app is made. There is no server all the same: every page is prerendered.
  ssr: true,
  buildDirectory: buildFolder(),
  // The page for unknown addresses is written like every other, at an address nobody links to.
  prerender: ({ getStaticPaths }) => {
    const events = listEventPagePaths(readFetchedDiary()).flatMap((page) => [page, `${page}.ics`]);
    return [...getStaticPaths(), "/404", ...events];
  },
  buildEnd: ({ viteConfig }) => publish(buildFolder(), viteConfig.mode === "stand-in"),
} satisfies Config;
