/**
 * Shows what the clock changes outside islands: what has its span, and the year; but no notice that
 * a visitor has closed (notice-closing.ts). The HTML may be weeks old: whatever of it has
 * come is set right before it is drawn: this runs in the head of every page (browser/head.ts).
 */
export function showByClock(): void {
  const isClosed = (notice?: string) => {
    try {
      return notice !== undefined && sessionStorage.getItem(`notice-${notice}`) !== null;
    } catch {
      // Storage is forbidden.
      return false;
    }
  };
  const show = () => {
    const now = Date.now();
    for (const element of document.querySelectorAll<HTMLElement>("[data-until]")) {
      const { from, until, notice } = element.dataset;
      element.hidden = now < Number(from) || now >= Number(until) || isClosed(notice);
    }
    // At New Year the church's clock shows UTC.
    const year = String(new Date(now).getUTCFullYear());
    for (const element of document.querySelectorAll("[data-this-year]")) {
      if (element.textContent !== year) element.textContent = year;
    }
  };
  const arriving = new MutationObserver(show);
  arriving.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => {
    arriving.disconnect();
    show();
  });
  // Told by clock.ts.
  addEventListener("minute", show);
}
