import { drawn, el, filled, linear } from "#tools/drawing/scenes/svg.ts";
import { downwards, glow, HEIGHT, WIDTH } from "./canvas.ts";

const LEFT = 170;
const RIGHT = 910;
const TOP = 84;

export function stagePaint(): string {
  return (
    downwards("backcloth", [
      [0, "#12304a"],
      [1, "#2b5f78"],
    ]) +
    linear("curtain", {}, [
      [0, "#5e1c14"],
      [0.5, "#9c3a28"],
      [1, "#5e1c14"],
    ]) +
    downwards("boards", [
      [0, "#c08a55"],
      [1, "#7d5230"],
    ])
  );
}

/** The stage at the end of the hall: backcloth with an anchor, curtains drawn back, and boards. */
export function stage(boards: number): string {
  return [
    filled(`M${LEFT} ${TOP}H${RIGHT}V${boards}H${LEFT}z`, "url(#backcloth)"),
    glow(540, 250, 220, 0.5),
    anchor(),
    filled(`M${LEFT} ${boards - 52}H${RIGHT}l40 52H${LEFT - 40}z`, "url(#boards)"),
    filled(`M${LEFT - 40} ${boards}H${RIGHT + 40}v52H${LEFT - 40}z`, "#5a3a22"),
    filled(`M${LEFT - 40} ${boards}H${RIGHT + 40}v8H${LEFT - 40}z`, "#d9a465"),
    footlights(boards),
    curtain(LEFT - 46, 1, boards),
    curtain(RIGHT + 46, -1, boards),
    pelmet(),
    filled(`M0 ${boards + 52}H${WIDTH}V${HEIGHT}H0z`, "#3a281d"),
  ].join("");
}

function anchor(): string {
  return drawn(
    { stroke: "#f0b429", "stroke-width": 15 },
    el("path", { d: "M540 160V330M498 196h84M458 268q10 62 82 66 72-4 82-66" }),
    el("circle", { cx: 540, cy: 140, r: 18, "stroke-width": 11 }),
    el("path", {
      d: "M446 286l10-30 24 20zM634 286l-10-30-24 20z",
      fill: "#f0b429",
      "stroke-width": 5,
    }),
  );
}

/** One curtain, held back by a cord; `side` is 1 at the left and -1 at the right. */
function curtain(x: number, side: 1 | -1, boards: number): string {
  const at = (across: number) => x + side * across;
  const outline = `M${x} ${TOP - 30}H${at(150)}C${at(146)} ${TOP + 130} ${at(104)} 260 ${at(62)} 300C${at(84)} 340 ${at(96)} 400 ${at(98)} ${boards}H${x}z`;
  const folds = [28, 56, 84, 112]
    .map(
      (across) =>
        `M${at(across + 12)} ${TOP - 20}C${at(across)} 220 ${at(across * 0.5)} 280 ${at(across * 0.42)} 300Q${at(across * 0.7)} 380 ${at(across * 0.74)} ${boards}`,
    )
    .join("");
  return (
    filled(outline, "url(#curtain)") +
    drawn({ stroke: "#4a140e", "stroke-width": 5, opacity: 0.7 }, el("path", { d: folds })) +
    drawn(
      { stroke: "#f0b429", "stroke-width": 9 },
      el("path", { d: `M${x} 288Q${at(30)} 312 ${at(64)} 300` }),
    )
  );
}

function pelmet(): string {
  const scallops = "q35 40 70 0".repeat(12);
  return (
    filled(`M${LEFT - 50} ${TOP - 44}h840v40${"q-35 44-70 0".repeat(12)}z`, "#842b1a") +
    drawn(
      { stroke: "#f0b429", "stroke-width": 5 },
      el("path", { d: `M${LEFT - 50} ${TOP - 4}${scallops}` }),
    )
  );
}

function footlights(boards: number): string {
  return Array.from({ length: 9 }, (_, i) => {
    const x = LEFT + 20 + i * 88;
    return (
      glow(x, boards - 4, 34, 0.8) + el("circle", { cx: x, cy: boards + 2, r: 7, fill: "#fff0c2" })
    );
  }).join("");
}
