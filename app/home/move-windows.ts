/**
 * Moves the windows to where a chip puts them (find-your-place.module.css), and the page to their sill. Until the
 * browser has seen where they stood, the chip passes for the one before.
 */
export function moveWindows(wall: HTMLElement, before: string, chip: HTMLInputElement): void {
  const { value } = chip;
  const update = () => {
    chip.value = value;
    showSill(wall, value);
  };
  // The first browsers with view transitions could not name their types.
  const hasTypes = CSS.supports("selector(:active-view-transition-type(wall))");
  if (hasTypes && "startViewTransition" in document) {
    chip.value = before;
    document.startViewTransition({ update, types: ["wall"] });
  } else update();
}

function showSill(wall: HTMLElement, value: string): void {
  const { matches: isStill } = window.matchMedia("(prefers-reduced-motion: reduce)");
  // What is named under the chips, and the first window: where the lower one is seen, both are.
  const lowest = [...wall.querySelectorAll(`[data-for~="${value}"]`)]
    .slice(0, 2)
    .sort((one, other) => lowerEdge(other) - lowerEdge(one))[0];
  lowest?.scrollIntoView({ block: "nearest", behavior: isStill ? "instant" : "smooth" });
}

function lowerEdge(element: Element): number {
  return element.getBoundingClientRect().bottom;
}
