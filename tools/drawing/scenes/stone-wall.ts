import { again, drawn, el } from "./svg.ts";

const COURSE = 10;

/** A dry-stone wall standing on a line: three courses and upright coping stones, 40 high. */
export function stoneWall(id: string, foot: string): string {
  const course = (number: number) => `translate(${[0, 6, -5, 3][number]} ${-COURSE * number})`;
  const rows = (stroke: string, width: number, dashes: string) =>
    el(
      "g",
      { stroke, "stroke-width": width, "stroke-dasharray": dashes },
      ...[0, 1, 2].map((number) => again(id, { transform: course(number) })),
    );
  return (
    el("defs", {}, el("path", { id, d: foot })) +
    drawn(
      { "stroke-linecap": "butt" },
      again(id, { stroke: "#0b1718", "stroke-width": 38, transform: "translate(0 -12)" }),
      rows("#2c3a3a", 8.6, "22 1.6 15 1.4 31 1.6 18 1.4 26 1.6"),
      rows("#414a44", 8, "0 41 17 96 28 67 15 120"),
      again(id, {
        stroke: "#57564a",
        "stroke-width": 14,
        "stroke-dasharray": "11 1.5 15 1.5 9 1.5 13 1.5",
        transform: "translate(0 -31)",
      }),
      again(id, {
        stroke: "#94825a",
        "stroke-width": 3,
        "stroke-dasharray": "11 1.5 15 1.5 9 1.5 13 1.5",
        transform: "translate(0 -37)",
      }),
    )
  );
}
