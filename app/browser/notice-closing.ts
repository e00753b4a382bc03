import { whileArriving } from "#app/browser/while-arriving.ts";

/** Closes a notice by its button. It stays away until the browser is closed. */
export function closeNotices(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-notice] button") : null;
    const notice = button?.closest<HTMLElement>("[data-notice]");
    if (!notice) return;
    rememberClosed(notice);
    notice.remove();
    // The button had the focus.
    document.querySelector("h1")?.focus({ preventScroll: true });
  });
}

function rememberClosed({ dataset }: HTMLElement): void {
  try {
    sessionStorage.setItem(keyOf(dataset), "closed");
  } catch {
    // Storage is full or forbidden.
  }
}

/**
 * Takes away the notices that a visitor has closed: as they arrive, before they are drawn, and where a browser shows
 * again a page that it has kept.
 */
export function removeClosedNotices(): void {
  whileArriving(removeClosed);
  addEventListener("pageshow", removeClosed);
}

function removeClosed(): void {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]")) {
    if (isClosed(notice)) notice.remove();
  }
}

function isClosed({ dataset }: HTMLElement): boolean {
  try {
    return sessionStorage.getItem(keyOf(dataset)) !== null;
  } catch {
    // Storage is forbidden.
    return false;
  }
}

const keyOf = ({ notice }: DOMStringMap) => `notice-${notice}`;
