/** Closes a notice by its button. It stays away until the browser is closed (by-clock.ts). */
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
    sessionStorage.setItem(`notice-${dataset.notice}`, "closed");
  } catch {
    // Storage is full or forbidden.
  }
}
