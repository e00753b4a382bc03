let latest: ViewTransition | undefined;

/**
 * Moves the windows to where a chip puts them (find-your-place.module.css), and the page to their sill. Until the
 * browser has seen where they stood, the chip passes for the one before.
 */
export function moveWindows(wall: HTMLElement, before: string, chip: HTMLInputElement): void {
  const { value } = chip;
  if ("startViewTransition" in document) {
    chip.value = before;
    nameWindows(wall, "pane");
    const transition = document.startViewTransition(() => {
      chip.value = value;
      showSill(wall, value);
    });
    latest = transition;
    const end = () => {
      // The next one may have begun.
      if (latest === transition) nameWindows(wall);
    };
    transition.finished.then(end, end);
  } else showSill(wall, value);
}

/** The page itself has no name meanwhile: what is pressed answers, and it may scroll. */
function nameWindows(wall: HTMLElement, name?: string): void {
  document.documentElement.style.viewTransitionName = name ? "none" : "";
  for (const [place, link] of wall.querySelectorAll<HTMLElement>("li a").entries()) {
    link.style.viewTransitionName = name ? `${name}-${place}` : "";
  }
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
