import type { Emblem } from "./emblem.ts";
import { glazedArch } from "./glazed-arch.ts";

const WIDTH = 400;
const HEIGHT = 560;

/** A group's own window, for 60 px and more. */
export function groupWindow({ panes, smallPanes: _, ...emblem }: Emblem): string {
  return glazedArch({ ...emblem, width: WIDTH, height: HEIGHT, panes: panes.join("") });
}

const SMALL_EMBLEM_SCALE = 1.22;
const TWICE_AS_THICK = { cells: 8, emblem: 10, edge: 26 };

/** The same window redrawn for under 60 px: large panes, thick leads, a bolder emblem. */
export function smallGroupWindow({ seed, ground, focus, light, smallPanes }: Emblem): string {
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const grown = `translate(${x} ${y}) scale(${SMALL_EMBLEM_SCALE}) translate(-${x} -${y})`;
  return glazedArch({
    width: WIDTH,
    height: HEIGHT,
    seed,
    ground,
    focus,
    ...(light && { light }),
    edge: TWICE_AS_THICK.edge,
    count: 9,
    gap: 110,
    leads: TWICE_AS_THICK,
    vignette: 0.12,
    panes: `<g transform="${grown}">${smallPanes.join("")}</g>`,
  });
}
