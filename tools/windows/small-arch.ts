import { type GlazedArch, glazedArch } from "./glazed-arch.ts";

const WIDTH = 400;
const HEIGHT = 560;
const EMBLEM_SCALE = 1.22;
const TWICE_AS_THICK = { cells: 8, emblem: 10, edge: 26 };

type Small = Pick<GlazedArch, "seed" | "ground" | "focus" | "light"> & {
  panes: readonly string[];
  /** How many cells the ground has. */
  count?: number;
};

/** A window drawn for under 60 px: large panes, thick leads, and a bolder emblem or tracery. */
export function smallArch({ panes, count = 9, ...glass }: Small): string {
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const grown = `translate(${x} ${y}) scale(${EMBLEM_SCALE}) translate(-${x} -${y})`;
  return glazedArch({
    ...glass,
    width: WIDTH,
    height: HEIGHT,
    edge: TWICE_AS_THICK.edge,
    count,
    gap: 110,
    leads: TWICE_AS_THICK,
    vignette: 0.12,
    panes: `<g transform="${grown}">${panes.join("")}</g>`,
  });
}
