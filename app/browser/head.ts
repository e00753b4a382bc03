// What has to be in place before a page is drawn. It stands in the head of every page (root.tsx) and is the same in all
// of them, so that the Content-Security-Policy can name its hash.
import { removeClosedNotices } from "./notice-closing.ts";
import { commandDialogs, markWithoutScript } from "./page-fallbacks.ts";
import { showTimed } from "./timed.ts";

commandDialogs();
markWithoutScript();
removeClosedNotices();
showTimed();
