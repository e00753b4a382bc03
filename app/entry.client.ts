import { wakeIslands } from "#app/events/wake-islands.ts";
import { awaitForm } from "./browser/await-form.ts";
import { dismissDialogsLightly } from "./browser/light-dismiss.ts";
import { reportUnknownAddress, warnOfMissingSections } from "./browser/not-found.ts";
import { closeNotices } from "./browser/notice-closing.ts";
import { offerObjection } from "./browser/offer-objection.ts";
import { countViews } from "./browser/page-views.ts";
import { enableShareButtons } from "./browser/share.ts";
import { stayAtDetails } from "./browser/stay-here.ts";
import { showTooltips } from "./browser/tooltips.ts";
import { readFacts } from "./layout/facts-in-page.ts";
import { closeDrawerOnLeave, keepOpenGroupInView, openActivities } from "./layout/menus.ts";
import { printByButton } from "./week/print-button.ts";

declare global {
  interface Document {
    /** Missing in browsers that never render a page before its visitor opens it. */
    readonly prerendering?: boolean;
  }
}

// page-fallbacks.ts marks a page without this attribute as one whose script is lost.
document.documentElement.dataset.scripted = "";
stayAtDetails();
awaitForm();
printByButton();
enableShareButtons();
openActivities();
closeDrawerOnLeave();
keepOpenGroupInView();
dismissDialogsLightly();
closeNotices();
showTooltips();
reportUnknownAddress();
warnOfMissingSections();
offerObjection();

// A browser may render a page before its visitor opens it: until then neither the calendar nor the analytics are asked.
if (document.prerendering) document.addEventListener("prerenderingchange", begin, { once: true });
else begin();

function begin(): void {
  countViews(readFacts()?.analytics);
  hydrateAll();
}

async function hydrateAll(): Promise<void> {
  await wakeIslands();
  // Tests wait for this attribute.
  document.documentElement.dataset.hydrated = "";
}
