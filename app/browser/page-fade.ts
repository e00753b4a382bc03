// How one page fades into the next, and the window of a group into its page. In the head of every page (root.tsx).

/** As wide as all windows of groups are drawn. */
const WINDOW = 'img[width="400"]';

let fade: ViewTransition | undefined;
/** What has the name that base.css moves. */
let moving: HTMLElement | undefined;
/** What a press during a fade has met. */
let pressed: Element | null = null;

// Both say where the visitor comes from and goes to, in browsers that can fade between pages.
addEventListener("pageswap", ({ viewTransition, activation }) => {
  if (!viewTransition || !activation) return;
  const head = activation.navigationType === "traverse" ? windowAtHead() : [];
  beginFade(viewTransition, [...windowsOfLinks(activation.entry), ...head]);
});
addEventListener("pagereveal", ({ viewTransition }) => {
  const { activation } = window.navigation ?? {};
  if (!viewTransition || !activation) return;
  const from = activation.navigationType === "traverse" ? activation.from : null;
  beginFade(viewTransition, [...windowsOfLinks(from), ...windowAtHead()]);
});

// During a fade the browser gives every press to <html>: it ends the fade, and goes to the link or button seen there.
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

// The browser refuses the promises of a fade that is cut short or cannot be drawn: then the page is simply there.
addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

function beginFade(transition: ViewTransition, windows: HTMLElement[]): void {
  fade = transition;
  move(windows);
  const end = () => {
    // The next one may have begun.
    if (fade !== transition) return;
    fade = undefined;
    move([]);
  };
  transition.finished.then(end, end);
}

/** The windows in links to a page, or beside them in an event's entry or details: first those of the link that has the focus. */
function windowsOfLinks(entry: NavigationHistoryEntry | null): HTMLElement[] {
  if (!entry?.url) return [];
  const to = `main a[href="${new URL(entry.url).pathname}"]`;
  const links = [...document.querySelectorAll(`${to}:focus`), ...document.querySelectorAll(to)];
  return links.flatMap((link) => [
    ...(link.closest("dialog, article, li") ?? link).querySelectorAll<HTMLElement>(WINDOW),
  ]);
}

/** The large window on a group's page. */
function windowAtHead(): HTMLElement[] {
  if (!window.location.pathname.startsWith("/activities/")) return [];
  return [...document.querySelectorAll<HTMLElement>(`main ${WINDOW}`)].slice(0, 1);
}

/** Names the first of these windows that is in view: one behind a dialog would be drawn above it. */
function move(windows: HTMLElement[]): void {
  moving?.style.removeProperty("view-transition-name");
  const dialog = document.querySelector("dialog[open]");
  moving = windows.find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && element.closest("dialog") === dialog;
  });
  moving?.style.setProperty("view-transition-name", "group-window");
}

function controlAt({ clientX, clientY }: MouseEvent): Element | null {
  fade?.skipTransition();
  return document.elementFromPoint(clientX, clientY)?.closest("a, button, label, summary") ?? null;
}
