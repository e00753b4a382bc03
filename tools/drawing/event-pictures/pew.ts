import { el } from "#tools/drawing/scenes/svg.ts";

/** The back of a pew from left to right, its top rail at y; `size` is 1 for one close by. */
export function pew(left: number, right: number, y: number, size: number): string {
  const width = right - left;
  const plank = (down: number, height: number, fill: string) =>
    el("rect", { x: left, y: y + down * size, width, height: height * size, fill });
  return (
    plank(0, 160, "#57371f") +
    plank(0, 12, "#b98552") +
    plank(3, 9, "#8f5f38") +
    plank(12, 7, "#3a2415")
  );
}
