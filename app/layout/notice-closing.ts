import { CLOSED } from "#app/time/by-clock.ts";

/**
 * Closes a notice by its button. For the rest of the visit it stays away, where the browser keeps such things; and
 * so does one that was unfolded on a telephone, from the next page on.
 */
export function closeNotices(): void {
  // It does not bubble.
  document.addEventListener("toggle", ({ target }) => keepAway(noticeOf(target)), true);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-notice] button") : null;
    const notice = noticeOf(button);
    if (!notice) return;
    keepAway(notice);
    notice.remove();
    // The button had the focus.
    document.querySelector("h1")?.focus({ preventScroll: true });
  });
}

const noticeOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-notice]") : null;

function keepAway(notice: HTMLElement | null): void {
  if (!notice) return;
  try {
    const closed = sessionStorage.getItem(CLOSED) ?? "";
    sessionStorage.setItem(CLOSED, `${closed} ${notice.dataset.notice}`);
  } catch {
    // Storage is full or forbidden.
  }
}
