/**
 * Moves the windows to where a chip puts them (find-your-place.module.css), and the page to their sill. Until the
 * browser has seen where they stood, the chip passes for the one before.
 */
export function moveWindows(wall: HTMLElement, before: string, chip: HTMLInputElement): void {
  const { value } = chip;
  const update = () => {
    chip.value = value;
    showSill(wall, chip);
  };
  // The first browsers with view transitions could not name their types.
  const hasTypes = CSS.supports("selector(:active-view-transition-type(wall))");
  if (hasTypes && "startViewTransition" in document) {
    chip.value = before;
    document.startViewTransition({ update, types: ["wall"] });
  } else update();
}

/** Room above the chip and below the window, in CSS pixels. */
const MARGIN = 12;

/** Brings what is named under the chips and the first window into view, as far as the chip stays there. */
function showSill(wall: HTMLElement, chip: HTMLInputElement): void {
  const { matches: isStill } = window.matchMedia("(prefers-reduced-motion: reduce)");
  const found = [...wall.querySelectorAll(`[data-for~="${chip.value}"]`)].slice(0, 2);
  const lowest = Math.max(...found.map((part) => part.getBoundingClientRect().bottom));
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  const top = Math.min(
    lowest + MARGIN - innerHeight,
    chip.getBoundingClientRect().top - MARGIN - header,
  );
  if (top > 0) scrollBy({ top, behavior: isStill ? "instant" : "smooth" });
}
