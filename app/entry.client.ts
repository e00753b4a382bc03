import { awaitForm } from "./browser/await-form.ts";
import { correctAddress, warnOfMissingSections } from "./browser/canonical-address.ts";
import { enableCopyAndShareButtons } from "./browser/copy-and-share.ts";
import { dismissDialogsLightly } from "./browser/light-dismiss.ts";
import { hideMissingPictures } from "./browser/missing-pictures.ts";
import { closeNotices } from "./browser/notice-closing.ts";
import { countViews } from "./browser/page-views.ts";
import { prefetchOnIntent } from "./browser/prefetch.ts";
import { stayAtDetails } from "./browser/stay-here.ts";
import { showTooltips } from "./browser/tooltips.ts";
import { wakeIslands } from "./browser/wake-islands.ts";
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
hideMissingPictures();
stayAtDetails();
awaitForm();
printByButton();
enableCopyAndShareButtons();
openActivities();
closeDrawerOnLeave();
keepOpenGroupInView();
dismissDialogsLightly();
closeNotices();
showTooltips();
warnOfMissingSections();
prefetchOnIntent();

// Only the privacy notice offers this choice.
const objection = document.querySelector<HTMLElement>("[data-objection]");
if (objection) {
  import("./browser/offer-objection.ts")
    .then(({ offerObjection }) => offerObjection(objection))
    .catch(reportError);
}

const isLeaving = correctAddress();
if (!isLeaving) {
  // A browser may render a page before its visitor opens it: until then neither the calendar nor the analytics are asked.
  if (document.prerendering) document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();
}

function begin(): void {
  countViews();
  hydrateAll();
  const isSecondPageOfVisit = document.referrer.startsWith(`${window.origin}/`);
  if (isSecondPageOfVisit) {
    import("./browser/register-worker.ts")
      .then(({ registerWorker }) => registerWorker())
      .catch(reportError);
  }
}

async function hydrateAll(): Promise<void> {
  await wakeIslands();
  // Tests wait for this attribute.
  document.documentElement.dataset.hydrated = "";
}
