import { CLOSED } from "#app/time/by-clock.ts";

/** Closes a notice by its button, for the rest of the visit where the browser keeps such things. */
export function closeNotices(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-notice] button") : null;
    const notice = button?.closest<HTMLElement>("[data-notice]");
    if (!notice) return;
    try {
      const closed = sessionStorage.getItem(CLOSED) ?? "";
      sessionStorage.setItem(CLOSED, `${closed} ${notice.dataset.notice}`);
    } catch {
      // Storage is full or forbidden.
    }
    notice.remove();
    // The button had the focus.
    document.querySelector("h1")?.focus({ preventScroll: true });
  });
}
