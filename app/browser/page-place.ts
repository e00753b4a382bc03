// Where a page opens, and whether a visit begins with it. In the head of every page (root.tsx), because it has to be in place before the page is drawn.

// Every page opens at its top, or at what its address names, by Back and Forward as well; but a reload, of which a page
// hears nothing, keeps the place. Browsers that do not say when a page is left restore it, and are set right afterwards.
const reachedBy = howReached();
const isBackOrForward = /^(?:traverse|back_forward)$/.test(reachedBy);
window.navigation?.addEventListener("navigate", ({ navigationType, destination }) => {
  if (navigationType !== "reload" && !destination.sameDocument) restoreScroll("manual");
  // Before a busy browser has told that a section is reached, somebody may go Back.
  if (navigationType === "traverse") leaveSection();
});
// As soon as all of the page has been read.
document.addEventListener("readystatechange", showSection, { once: true });
// It may come before all else, and what is in view then moves into the page (page-fade.ts).
addEventListener("pagereveal", showSection);
addEventListener("pageshow", ({ persisted }) => {
  if (persisted || isBackOrForward) showFromTop();
  // Not before the page is drawn: Chromium would restore the old place even then.
  requestAnimationFrame(() => setTimeout(restoreScroll, 0, "auto"));
});

// For who comes from elsewhere the light comes up over the town (hero.module.css). Nothing is remembered for it.
const isWithinVisit = document.referrer.startsWith(`${window.origin}/`);
if (!isWithinVisit && /^(?:push|replace|navigate)$/.test(reachedBy)) {
  document.documentElement.dataset.arrived = "";
}

// Back to a wall of windows: it is drawn when it has come so far that a window can return to its place.
if (isBackOrForward) {
  const whole = { rel: "expect", href: "#facts", blocking: "render" };
  document.head.append(Object.assign(document.createElement("link"), whole));
}

// From a press on a link to a section until it is reached, and no longer: Firefox would scroll smoothly by Back, too.
addEventListener("click", goToSection, true);
for (const end of ["scrollend", "pagehide"]) addEventListener(end, leaveSection);

function goToSection({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const isHere = link?.pathname === window.location.pathname;
  if (isHere && link.hash) document.documentElement.dataset.toSection = "";
}

function leaveSection(): void {
  delete document.documentElement.dataset.toSection;
}

function restoreScroll(mode: ScrollRestoration): void {
  window.history.scrollRestoration = mode;
}

/** `activation` says so at once. The entry, for browsers without it, may not be there yet while the browser is busy. */
function howReached(): string {
  const { activation } = window.navigation ?? {};
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return activation?.navigationType ?? load?.type ?? "";
}

/** By Back and Forward a browser does not look for what the address names. */
function showSection(): void {
  const isComeBackTo = isBackOrForward || window.history.scrollRestoration === "manual";
  if (isComeBackTo && window.location.hash) showFromTop();
}

function showFromTop(): void {
  const section = document.getElementById(idIn(window.location.hash));
  if (section) section.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top: 0, behavior: "instant" });
  // What stands there is to be there at once, and not when the browser comes to it. React compares events with its own.
  const pictures = section?.querySelectorAll<HTMLImageElement>("img:not([data-island] *)") ?? [];
  for (const picture of pictures) picture.loading = "eager";
}

function idIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    // Malformed percent-encoding, "#%" for instance.
    return id;
  }
}
