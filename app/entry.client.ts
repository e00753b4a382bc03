import { countViews } from "./analytics/page-views.ts";
import { correctAddress, warnOfMissingSections } from "./browser/canonical-address.ts";
import { handOnByButtons } from "./browser/hand-on.ts";
import { prefetchOnIntent } from "./browser/prefetch.ts";
import { wakeIslands } from "./browser/wake-islands.ts";
import { stayAtDetails } from "./events/stay-here.ts";
import { closeDrawerOnLeave, openActivities } from "./layout/menus.ts";
import { closeNotices } from "./layout/notice-closing.ts";
import { printByButton } from "./this-week/print-button.ts";
import { awaitForm } from "./ui/await-form.ts";
import { dismissDialogsLightly } from "./ui/light-dismiss.ts";
import { showTooltips } from "./ui/tooltips.ts";

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
  import("./analytics/offer-objection.ts")
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
    import("./offline/register-worker.ts")
      .then(({ registerWorker }) => registerWorker())
      .catch(reportError);
  }
}

async function hydrateAll(): Promise<void> {
  await wakeIslands();
  // For styles and tests.
  document.documentElement.dataset.hydrated = "";
}
