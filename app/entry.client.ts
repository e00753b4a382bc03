import { countViews } from "./analytics/page-views.ts";
import { askFeedEarly } from "./events/feed/early-request.ts";
import { keepChoice } from "./home/keep-choice.ts";
import { warnOfMissingSections } from "./home/missing-sections.ts";
import { keepEarlyClicks } from "./kept-clicks.ts";
import { openActivities } from "./layout/activities-opening.ts";
import { keepDrawerInStep } from "./layout/drawer-in-step.ts";
import { closeNotices } from "./layout/notice-closing.ts";
import { correctAddress } from "./navigation/canonical-address.ts";
import { prefetchOnIntent } from "./navigation/next-page.ts";
import { printByButton } from "./this-week/print-button.ts";
import { keepInStepWithClock } from "./time/in-step.ts";
import { awaitForm } from "./ui/await-form.ts";
import { dismissDialogsLightly } from "./ui/light-dismiss.ts";
import { showTooltips } from "./ui/tooltips.ts";
import { whenIdle } from "./ui/when-idle.ts";

declare global {
  interface Document {
    /** Not in browsers that render no page before it is asked for. */
    readonly prerendering?: boolean;
  }
}

// React's script is long and nothing of a page waits for it: it is asked for when the page has been
// painted and the browser has nothing else to do, or at a visitor's first sign.
const SIGNS = ["pointerdown", "keydown", "focusin", "scroll", "pointerover"];

const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];

keepEarlyClicks(hydrate);
keepChoice();
awaitForm();
printByButton();
openActivities();
keepDrawerInStep();
dismissDialogsLightly();
closeNotices();
keepInStepWithClock();
showTooltips();
warnOfMissingSections();
prefetchOnIntent();
if (!correctAddress()) {
  whenShown().then(() => {
    askFeedEarly();
    countViews();
    wake();
  });
}

/** A page may be rendered before its visitor asks for it: neither calendar nor counter are to hear of that. */
function whenShown(): Promise<unknown> {
  if (!document.prerendering) return Promise.resolve();
  return new Promise((shown) =>
    document.addEventListener("prerenderingchange", shown, { once: true }),
  );
}

async function wake(): Promise<void> {
  if (islands.length > 0) {
    await Promise.race([isIdle(), givesASign()]);
    // Where it cannot be had, each island says so.
    import("./hydrate-islands.tsx").catch(() => {});
    await nextTask();
    // The first date that a browser words takes a telephone 50 ms: better now, while React is on its way.
    new Date().toLocaleDateString("en-GB");
  }
  for (const island of islands) {
    // One that fails leaves its HTML, and the others come to life all the same.
    await hydrate(island).catch(reportError);
    await nextTask();
  }
  await showNextDays().catch(reportError);
  // For styles and tests.
  document.documentElement.dataset.hydrated = "";
}

function nextTask(): Promise<void> {
  return new Promise((begun) => setTimeout(begun));
}

async function hydrate(island: HTMLElement): Promise<void> {
  // What React Router's development server makes of components asks for this at once.
  if (import.meta.env.DEV) await import("virtual:react-router/inject-hmr-runtime");
  const { hydrateIsland } = await import("./hydrate-islands.tsx");
  await hydrateIsland(island);
}

async function showNextDays(): Promise<void> {
  if (!document.querySelector("[data-days]")) return;
  const { keepNextDays } = await import("./home/next-days.ts");
  keepNextDays();
}

async function isIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  }
  await new Promise<void>(whenIdle);
}

function givesASign(): Promise<unknown> {
  return new Promise((given) => {
    for (const sign of SIGNS) addEventListener(sign, given, { once: true, passive: true });
  });
}
