import { drawn, el, filled } from "#tools/drawing/scenes/svg.ts";

/** A side drum with its sticks across the head, standing at x, y. */
export function sideDrum(x: number, y: number, size: number): string {
  const cords = [-54, -28, 0, 28, 54].map((at) => `M${at - 13} -86l13 66 13-66`).join("");
  return el(
    "g",
    { transform: `translate(${x} ${y})scale(${size})` },
    el("ellipse", { cx: 6, cy: 0, rx: 84, ry: 14, fill: "#1a100a66" }),
    filled("M-70-92v80q0 12 70 12t70-12v-80z", "#1d4a86"),
    filled("M20-92v91q50-3 50-11v-80z", "#12305c"),
    drawn({ stroke: "#f3ead6", "stroke-width": 3 }, el("path", { d: cords })),
    filled("M-72-22q0 14 72 14t72-14v12q0 14-72 14t-72-14z", "#b3452c"),
    filled("M-72-96q0 14 72 14t72-14v12q0 14-72 14t-72-14z", "#b3452c"),
    el("ellipse", { cx: 0, cy: -96, rx: 72, ry: 15, fill: "#f6efe0" }),
    drawn(
      { stroke: "#8a5a30", "stroke-width": 6 },
      el("path", { d: "M-58-112L48-92M58-114L-42-94" }),
    ),
  );
}
