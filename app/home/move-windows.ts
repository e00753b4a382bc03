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

/** As far as the chip stays in view. */
function showSill(wall: HTMLElement, chip: HTMLInputElement): void {
  const { matches: isStill } = window.matchMedia("(prefers-reduced-motion: reduce)");
  // What is named under the chips, and the first window: where the lower one is seen, both are.
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  const lastEdge = chip.getBoundingClientRect().top + innerHeight - header;
  const lowest = [...wall.querySelectorAll(`[data-for~="${chip.value}"]`)]
    .slice(0, 2)
    .filter((part) => lowerEdge(part) < lastEdge)
    .sort((one, other) => lowerEdge(other) - lowerEdge(one))[0];
  lowest?.scrollIntoView({ block: "nearest", behavior: isStill ? "instant" : "smooth" });
}

function lowerEdge(element: Element): number {
  return element.getBoundingClientRect().bottom;
}
