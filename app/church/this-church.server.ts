import { readFetchedDiary } from "#app/church/read-diary.server.ts";
import { type Church, openChurch } from "./open-church.server.ts";
import { buildTime, churchFolder, isBuild } from "./settings.server.ts";

let built: Church | undefined;

/**
 * The church whose website this is. A build opens it once. The development server opens it for every page, because words
 * change while it runs.
 */
export function thisChurch(): Church {
  if (!isBuild()) return openNow();
  built ??= openNow();
  return built;
}

function openNow(): Church {
  return openChurch(churchFolder(), buildTime(), readFetchedDiary());
}
