// This script runs before a page is drawn. It stands in the head of every page (root.tsx) and is the same in all of
// them, so that the Content-Security-Policy can name its hash.
import { markNearDays } from "./near-days.ts";
import { removeClosedNotices } from "./notice-closing.ts";
import { markPageWithoutScript, supportDialogCommands } from "./page-fallbacks.ts";
import { showTimedParts } from "./timed.ts";

supportDialogCommands();
markPageWithoutScript();
removeClosedNotices();
showTimedParts();
markNearDays();
