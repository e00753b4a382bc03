import { again, drawn, el, type Paint } from "./svg.ts";

export type Hedging = { width: number; leaf: Paint; lit: Paint };

/**
 * Hedges along some lines. One path is stroked over and over: a shadow, the hedge itself, then
 * round dashes of uneven spacing, lifted so that only its upper edge is lumpy.
 */
export function hedges(id: string, lines: string, { width, leaf, lit }: Hedging): string {
  const lifted = (by: number) => `translate(0 ${Math.round(-width * by * 10) / 10})`;
  const spaced = (...gaps: readonly number[]) =>
    gaps.map((gap) => `0 ${Math.round(gap * width)}`).join(" ");
  return (
    el("defs", {}, el("path", { id, d: lines })) +
    drawn(
      {},
      again(id, { transform: lifted(-0.5), stroke: "#0b1f1a4d", "stroke-width": width }),
      el(
        "g",
        { stroke: leaf },
        again(id, { "stroke-width": width }),
        again(id, {
          transform: lifted(0.4),
          "stroke-width": width * 1.1,
          "stroke-dasharray": spaced(0.6, 0.9, 2.3, 0.5, 1.2, 3.1),
        }),
      ),
      again(id, {
        transform: lifted(0.75),
        stroke: lit,
        "stroke-width": width * 0.4,
        "stroke-dasharray": spaced(0.4, 0.5, 1.7, 0.4, 3.3, 0.5, 0.4, 2.6),
      }),
    )
  );
}
