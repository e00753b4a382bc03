// What has to be in place before a page is drawn: the HTML of every page has this file in its head, made
// short (vite.config.ts), the same text everywhere so that a Content-Security-Policy can name its hash.

/** As wide as all windows of groups are drawn. */
const WINDOW = 'img[width="400"]';

/** While one page fades into the next. */
let fade: ViewTransition | undefined;
/** What has the name that base.css moves. */
let moving: HTMLElement | undefined;
/** What a press during a fade has met. */
let pressed: Element | null = null;

// Every page opens at its top, or at what its address names, by Back and Forward as well; but a reload, of which a
// page hears nothing, keeps the visitor's place. So a page is left with word that its place is not to be
// restored. A browser that does not say when a page is left restores it, and is set right afterwards.
const isBackOrForward = isReachedByBackOrForward();
window.navigation?.addEventListener("navigate", ({ navigationType, destination }) => {
  if (navigationType !== "reload" && !destination.sameDocument) restoreScroll("manual");
});
addEventListener("DOMContentLoaded", showSection);
addEventListener("pageshow", ({ persisted }) => {
  if (persisted || isBackOrForward) showFromTop();
  // Not before the page is drawn: Chromium would restore the old place even then.
  requestAnimationFrame(() => setTimeout(restoreScroll, 0, "auto"));
});

// Back to a wall of windows: it is drawn when it has come so far that a window can return to its place.
if (isBackOrForward) {
  const whole = { rel: "expect", href: "#facts", blocking: "render" };
  document.head.append(Object.assign(document.createElement("link"), whole));
}

// Both say where the visitor comes from and goes to, in browsers that can fade between pages.
addEventListener("pageswap", ({ viewTransition, activation }) => {
  if (!viewTransition || !activation) return;
  beginFade(viewTransition);
  move([...windowsOfLinks(activation.entry), ...windowAtHead(isTraversal(activation))]);
});

addEventListener("pagereveal", ({ viewTransition }) => {
  // It may come before all else: only windows in view move.
  showSection();
  const { activation } = window.navigation ?? {};
  if (!viewTransition || !activation) return;
  beginFade(viewTransition);
  move([
    ...windowsOfLinks(isTraversal(activation) ? activation.from : null),
    ...windowAtHead(true),
  ]);
});

// During a fade the browser gives every press to <html>. The press ends the fade, and its click goes to the
// link or button that is seen there.
addEventListener("pointerdown", (event) => (pressed = controlAt(event)), true);
addEventListener(
  "click",
  (event) => {
    if (event.target !== document.documentElement) return;
    const control = controlAt(event);
    // Another page may have come between the press and the click.
    if (control === pressed) control?.dispatchEvent(new MouseEvent("click", event));
  },
  true,
);

// The drawer opens at the first press in browsers that do not know `command` yet: Safari before 26.2, Chrome
// before 135, Firefox before 144.
if (!("commandForElement" in HTMLButtonElement.prototype)) addEventListener("click", openDrawer);

// Without the page's script, which by now has come if it ever does, styles hide what would do nothing.
addEventListener("load", () => {
  const { dataset } = document.documentElement;
  if (dataset.scripted === undefined) dataset.lost = "";
});

// The browser refuses the promises of a fade that is cut short or cannot be drawn: then the page is simply there.
addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

// From a press on a link to a section until it is reached, and no longer: Firefox would scroll smoothly by Back, too.
addEventListener("click", goToSection, true);
for (const end of ["scrollend", "pagehide"]) addEventListener(end, leaveSection);
// Before a busy browser has told that the section is reached, somebody may go Back.
window.navigation?.addEventListener("navigate", ({ navigationType }) => {
  if (navigationType === "traverse") leaveSection();
});

function goToSection({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const isHere = link?.pathname === window.location.pathname;
  if (isHere && link.hash) document.documentElement.dataset.toSection = "";
}

function leaveSection(): void {
  delete document.documentElement.dataset.toSection;
}

function openDrawer({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest("[commandfor]");
  const drawer = button && document.querySelector<HTMLDialogElement>("header dialog");
  if (!drawer) return;
  if (drawer.open) drawer.close();
  else drawer.showModal();
}

function beginFade(transition: ViewTransition): void {
  fade = transition;
  const end = () => {
    // The next one may have begun.
    if (fade !== transition) return;
    fade = undefined;
    move([]);
  };
  transition.finished.then(end, end);
}

function restoreScroll(mode: ScrollRestoration): void {
  window.history.scrollRestoration = mode;
}

/** `activation` says so at once. The entry, for browsers without it, may not be there yet while the browser is busy. */
function isReachedByBackOrForward(): boolean {
  const { activation } = window.navigation ?? {};
  if (activation) return isTraversal(activation);
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "back_forward";
}

function isTraversal({ navigationType }: NavigationActivation): boolean {
  return navigationType === "traverse";
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

/** The windows in links to a page, or beside them in the entry of an event: first those of the link that has the focus. */
function windowsOfLinks(entry: NavigationHistoryEntry | null): HTMLElement[] {
  if (!entry?.url) return [];
  const to = `main a[href="${new URL(entry.url).pathname}"]`;
  const links = [...document.querySelectorAll(`${to}:focus`), ...document.querySelectorAll(to)];
  return links.flatMap((link) => [
    ...(link.closest("article, li") ?? link).querySelectorAll<HTMLElement>(WINDOW),
  ]);
}

/** The large window on a group's page. */
function windowAtHead(isWanted: boolean): HTMLElement[] {
  const isGroup = window.location.pathname.startsWith("/activities/");
  const head = document.querySelector<HTMLElement>(`main ${WINDOW}`);
  return isWanted && isGroup && head ? [head] : [];
}

/** Names the first of these windows that is in view. */
function move(windows: HTMLElement[]): void {
  moving?.style.removeProperty("view-transition-name");
  moving = windows.find(isInView);
  moving?.style.setProperty("view-transition-name", "group-window");
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function controlAt({ clientX, clientY }: MouseEvent): Element | null {
  fade?.skipTransition();
  return document.elementFromPoint(clientX, clientY)?.closest("a, button, label, summary") ?? null;
}
