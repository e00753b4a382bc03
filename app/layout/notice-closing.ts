/**
 * Closes a notice by its button: it stays away for the rest of the visit. One that was read, because all of it was to be
 * seen or it was unfolded, is on that page alone from then on (by-clock.ts).
 */
export function closeNotices(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-notice] button") : null;
    const notice = button?.closest<HTMLElement>("[data-notice]");
    if (!notice) return;
    remember(notice, "closed");
    notice.remove();
    // The button had the focus.
    document.querySelector("h1")?.focus({ preventScroll: true });
  });
  addEventListener("pagehide", () => {
    for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]")) {
      // Its button is there with all of its words.
      if (notice.querySelector("button")?.offsetParent) remember(notice, window.location.pathname);
    }
  });
}

function remember({ dataset }: HTMLElement, where: string): void {
  try {
    sessionStorage.setItem(`notice-${dataset.notice}`, where);
  } catch {
    // Storage is full or forbidden.
  }
}
