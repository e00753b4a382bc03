import { el, filled, type Paint } from "./svg.ts";

/** The mark's box: the arch stands on its foot, as wide and as high as the box. */
const WIDTH = 40;
const HEIGHT = 50;

const ARCH = "M0 50V20a20 20 0 0 1 40 0v30z";

/** A bush whose leaves are flames: five tongues, one crown. */
const BUSH =
  "M20 5c.7 4 4 5.8 4.7 9.7 1.3-.9 2-2.3 2-4.2 2.5 2.6 3.8 5.6 3.5 9 1.4-.5 2.4-1.6 2.8-3.1 2.2 6.6 1.6 13-2.4 16.9-2.6 2.5-6.2 3.7-10.6 3.7s-8-1.2-10.6-3.7c-4-3.9-4.6-10.3-2.4-16.9.4 1.5 1.4 2.6 2.8 3.1-.3-3.4 1-6.4 3.5-9 0 1.9.7 3.3 2 4.2.7-3.9 4-5.7 4.7-9.7z";

/** Stem and boughs, in the colour of the arch, so that they divide the crown into leaves. */
const BOUGHS =
  "M20 38.5C19.6 31 20.6 25 20 17M20 36.5c3.6-1 6.3-3 7.9-6M19.9 33c-4-1.2-6.9-4-8.3-8.2M20.2 28c2.8-1.2 4.9-3.5 5.9-6.7M20.2 25c-2-.9-3.5-2.6-4.2-4.9";

const STEM = "M20 50V36.5";

type MarkColours = { arch: Paint; bush: Paint };

/** On linen, and on the basalt of the footer, where the arch has to be lighter to be seen. */
export const ON_LINEN: MarkColours = { arch: "#173f4f", bush: "#f0b429" };
export const ON_DARK: MarkColours = { arch: "#27596d", bush: "#f0b429" };

/** The house mark: the burning bush in a meeting-house window. */
export function houseMark(colours: MarkColours): string {
  return el(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
    },
    mark(colours),
  );
}

/** The mark in the middle of a square, with a linen edge that shows it up on a dark browser tab. */
export function favicon(): string {
  return el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 64 64" },
    el(
      "g",
      { transform: "translate(8 2)scale(1.2)" },
      el("path", {
        d: ARCH,
        fill: "#faf5ea",
        stroke: "#faf5ea",
        "stroke-width": 3,
        "stroke-linejoin": "round",
      }),
      mark(ON_LINEN),
    ),
  );
}

/** The mark on a square of linen with room around it, for a telephone's home screen. */
export function touchIcon(): string {
  return el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 180 180" },
    el("rect", { width: 180, height: 180, fill: "#faf5ea" }),
    el("g", { transform: "translate(42 30)scale(2.4)" }, mark(ON_LINEN)),
  );
}

function mark({ arch, bush }: MarkColours): string {
  const lines = { fill: "none", "stroke-width": 1.9, "stroke-linecap": "round" };
  return (
    filled(ARCH, arch) +
    filled(BUSH, bush) +
    el("path", { d: BOUGHS, stroke: arch, ...lines }) +
    el("path", { d: STEM, stroke: bush, ...lines, "stroke-width": 2.6, "stroke-linecap": "butt" })
  );
}
