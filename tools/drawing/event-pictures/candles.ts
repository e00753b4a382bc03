import { el, filled } from "#tools/drawing/scenes/svg.ts";
import { glow } from "./canvas.ts";

/** A lit candle, its foot at x, y; `tall` is the height of the wax in px. */
export function candle(x: number, y: number, tall: number, size = 1): string {
  const width = 7 * size;
  const top = y - tall;
  return (
    glow(x, top - 10 * size, 74 * size, 0.75) +
    el("rect", { x: x - width / 2, y: top, width, height: tall, rx: width / 4, fill: "#f6e6c4" }) +
    el("rect", {
      x: x + width * 0.1,
      y: top,
      width: width * 0.4,
      height: tall,
      fill: "#c9a06a66",
    }) +
    flame(x, top, size)
  );
}

/** A flame standing on a wick at x, y. */
export function flame(x: number, y: number, size: number): string {
  const at = `translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${size.toFixed(2)})`;
  return el(
    "g",
    { transform: at },
    filled("M0 2C-7 0-8-8-4-14-2-18-1-22 0-27 1-22 3-18 5-14 8-8 7 0 0 2z", "#ffb638"),
    filled("M0 1C-4 0-5-6-2-10-1-13-.5-15 0-18 1-15 2-13 3-10 5-6 4 0 0 1z", "#fff3c4"),
  );
}
