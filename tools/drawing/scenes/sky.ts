import type { Composition } from "./composition.ts";
import { el, linear, ON_THE_DRAWING, radial } from "./svg.ts";
import { HORIZON, SUN } from "./the-land.ts";

/** Night going out of the sky, and the gold coming up round the sun. */
export function sky({ window, dawn, night }: Composition): string {
  const everywhere = {
    x: window.x,
    y: window.y,
    width: window.width,
    height: HORIZON - window.y + 60,
  };
  const squashed = `translate(0 ${Math.round(SUN.y * (1 - dawn.squash))})scale(1 ${dawn.squash})`;
  return (
    linear("sky", { ...ON_THE_DRAWING, x2: 0, y1: 20, y2: HORIZON }, [
      [0, "#0a202c"],
      [0.45, "#123746"],
      [0.8, "#2b4d5e"],
      [1, "#5d6670"],
    ]) +
    radial(
      "dawn",
      { ...ON_THE_DRAWING, cx: SUN.x, cy: SUN.y, r: dawn.reach, gradientTransform: squashed },
      [
        [0, "#ffedb9"],
        [0.1, "#ffd68a"],
        [0.26, "#f6ae6ceb"],
        [0.44, "#d98768a6"],
        [0.66, "#84607660"],
        [0.85, "#4c566a20"],
        [1, "#2b4d5e00"],
      ],
    ) +
    linear("night", { ...ON_THE_DRAWING, x1: night.from, x2: night.to, y2: 0 }, [
      [0, "#0c2633f5"],
      [0.35, "#0e2a37d6"],
      [0.6, "#163040b0"],
      [0.8, "#2c3c4e5c"],
      [1, "#5a5a6200"],
    ]) +
    el("rect", { ...everywhere, fill: "url(#sky)" }) +
    el("rect", { ...everywhere, fill: "url(#dawn)" }) +
    el("rect", { ...everywhere, fill: "url(#night)" })
  );
}

/** The sun itself, to be cut by the hills that are drawn after it. */
export function sun(): string {
  const halo = SUN.radius * 6;
  return (
    radial("halo", {}, [
      [0, "#fffbe8"],
      [0.18, "#fff1c4d9"],
      [0.45, "#ffe09a52"],
      [1, "#ffd98a00"],
    ]) +
    el("circle", { cx: SUN.x, cy: SUN.y, r: halo, fill: "url(#halo)" }) +
    el("circle", { cx: SUN.x, cy: SUN.y, r: SUN.radius, fill: "#fffdf0" })
  );
}

/** Mist lying in a hollow: used over and over at different sizes. */
export function mistPaint(): string {
  return (
    radial("mist", {}, [
      [0, "#ffe9c299"],
      [0.6, "#f2cfa838"],
      [1, "#e8c9b000"],
    ]) +
    radial("haze", {}, [
      [0, "#ffdc986b"],
      [0.5, "#f5b87838"],
      [1, "#e8a87800"],
    ])
  );
}

export function mist(x: number, y: number, reach: number, depth: number, strength: number): string {
  return el("ellipse", {
    cx: x,
    cy: y,
    rx: reach,
    ry: depth,
    fill: "url(#mist)",
    opacity: strength,
  });
}

/** The sun's light on the air over the low ground: it draws near hills and far together. */
export function haze(): string {
  return el("ellipse", { cx: SUN.x - 60, cy: HORIZON + 90, rx: 520, ry: 110, fill: "url(#haze)" });
}
