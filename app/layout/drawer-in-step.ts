const WIDE_SCREEN = "(min-width: 48rem)"; // 768 px

/**
 * Closes the drawer when its page is left, or when a rotated telephone has become a wide screen, which
 * has another menu.
 */
export function keepDrawerInStep(): void {
  const drawer = document.querySelector<HTMLDialogElement>("header dialog");
  if (!drawer) return;
  const close = () => drawer.close();
  matchMedia(WIDE_SCREEN).addEventListener("change", close);
  // Back from a fragment of the page stays in the document.
  addEventListener("popstate", close);
  addEventListener("pagehide", () => {
    close();
    // The browser may show this page again as it was left; by then it unfolds where one is, as when it was new.
    for (const strand of drawer.querySelectorAll("details")) {
      strand.open = strand.querySelector("[aria-current]") !== null;
    }
  });
}
