import type { Emblem } from "./emblem.ts";
import { glazedArch } from "./glazed-arch.ts";
import { smallArch } from "./small-arch.ts";

const WIDTH = 400;
const HEIGHT = 560;

/** A group's own window, for 60 px and more. */
export function groupWindow({ panes, smallPanes: _, ...emblem }: Emblem): string {
  return glazedArch({ ...emblem, width: WIDTH, height: HEIGHT, panes: panes.join("") });
}

/** The same window redrawn for under 60 px. */
export function smallGroupWindow({ seed, ground, focus, light, smallPanes }: Emblem): string {
  return smallArch({ seed, ground, focus, ...(light && { light }), panes: smallPanes });
}
