import { awaitForm } from "./browser/await-form.ts";
import { correctAddress, warnOfMissingSections } from "./browser/canonical-address.ts";
import { handOnByButtons } from "./browser/hand-on.ts";
import { dismissDialogsLightly } from "./browser/light-dismiss.ts";
import { closeNotices } from "./browser/notice-closing.ts";
import { countViews } from "./browser/page-views.ts";
import { prefetchOnIntent } from "./browser/prefetch.ts";
import { showTooltips } from "./browser/tooltips.ts";
import { wakeIslands } from "./browser/wake-islands.ts";
import { stayAtDetails } from "./events/stay-here.ts";
import { closeDrawerOnLeave, openActivities } from "./layout/menus.ts";
import { printByButton } from "./week/print-button.ts";

declare global {
  interface Document {
    /** Not in browsers that render no page before it is asked for. */
    readonly prerendering?: boolean;
  }
}

// Where it is missing page-fallbacks.ts marks the page.
document.documentElement.dataset.scripted = "";
stayAtDetails();
awaitForm();
printByButton();
handOnByButtons();
openActivities();
closeDrawerOnLeave();
dismissDialogsLightly();
closeNotices();
showTooltips();
warnOfMissingSections();
prefetchOnIntent();
// In the privacy notice.
const objection = document.querySelector<HTMLElement>("[data-objection]");
if (objection) {
  import("./browser/offer-objection.ts")
    .then(({ offerObjection }) => offerObjection(objection))
    .catch(reportError);
}
// A page may be rendered before its visitor asks for it: neither calendar nor counter are to hear of that.
if (!correctAddress()) {
  if (document.prerendering) document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();
}

function begin(): void {
  countViews();
  hydrateAll();
  // From the second page of a visit on.
  if (document.referrer.startsWith(`${window.origin}/`)) {
    import("./browser/register-worker.ts")
      .then(({ registerWorker }) => registerWorker())
      .catch(reportError);
  }
}

async function hydrateAll(): Promise<void> {
  await wakeIslands();
  // For styles and tests.
  document.documentElement.dataset.hydrated = "";
}
