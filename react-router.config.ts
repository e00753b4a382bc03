import type { Config } from "@react-router/dev/config";
import { readFetchedDiary } from "#app/church/read-diary.server.ts";
import { listEventPagePaths } from "#app/events/snapshot.server.ts";
import { publish } from "#tools/build/publish.ts";
import { buildFolder } from "./app/church/settings.server.ts";

export default {
  // So that no fallback for a single-page app is made. There is no server all the same: every page is prerendered.
  ssr: true,
  buildDirectory: buildFolder(),
  // The page for unknown addresses is written like every other, at an address nobody links to.
  prerender: ({ getStaticPaths }) => {
    const events = listEventPagePaths(readFetchedDiary()).flatMap((page) => [page, `${page}.ics`]);
    return [...getStaticPaths(), "/404", ...events];
  },
  buildEnd: () => publish(buildFolder()),
} satisfies Config;
