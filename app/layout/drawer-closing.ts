import { MIDDLE } from "#app/styles/breakpoints.ts";

export const DRAWER = "menu";

/** Closes the drawer when its page is left, or when a rotated telephone has become a screen with the wide menu. */
export function closeDrawerOnLeave(): void {
  const drawer = document.querySelector<HTMLDialogElement>(`#${DRAWER}`);
  if (!drawer) return;
  const close = () => drawer.close();
  matchMedia(MIDDLE).addEventListener("change", close);
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
