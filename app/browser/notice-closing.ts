import { runWhileArriving } from "./while-arriving.ts";

/** Closes a notice when its button is clicked. It stays away until the browser is closed. */
export function closeNotices(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-notice] button") : null;
    const notice = button?.closest<HTMLElement>("[data-notice]");
    if (!notice) return;
    rememberClosed(notice);
    notice.remove();
    // The focus was on the button, which is gone.
    document.querySelector("h1")?.focus({ preventScroll: true });
  });
}

function rememberClosed(notice: HTMLElement): void {
  try {
    sessionStorage.setItem(storageKey(notice), "closed");
  } catch {
    // Storage is full or forbidden.
  }
}

/**
 * Removes the notices that the visitor has closed: as they arrive, before they are drawn, and when a browser shows a
 * page again that it has kept in memory.
 */
export function removeClosedNotices(): void {
  runWhileArriving(removeClosed);
  addEventListener("pageshow", removeClosed);
}

function removeClosed(): void {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]")) {
    if (isClosed(notice)) notice.remove();
  }
}

function isClosed(notice: HTMLElement): boolean {
  try {
    return sessionStorage.getItem(storageKey(notice)) !== null;
  } catch {
    // Storage is forbidden.
    return false;
  }
}

function storageKey(notice: HTMLElement): string {
  return `notice-${notice.dataset.notice}`;
}
