/**
 * Closes a notice by its button; for the rest of the visit it stays away. One that was read stays on the home page
 * alone from then on (by-clock.ts): where all of it was to be seen, and on a telephone where it was unfolded.
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
      if (notice.querySelector("button")?.offsetParent) remember(notice, "read");
    }
  });
}

function remember({ dataset }: HTMLElement, done: "closed" | "read"): void {
  try {
    sessionStorage.setItem(`notice-${dataset.notice}`, done);
  } catch {
    // Storage is full or forbidden.
  }
}
