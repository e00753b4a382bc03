import { drawn, el, filled, linear } from "#tools/drawing/scenes/svg.ts";
import { downwards, glow } from "./canvas.ts";

const WALL = { left: 200, right: 880, top: 318, foot: 490 };
const WINDOWS = [470, 580, 690, 800].map((middle) => ({
  x: middle - 34,
  y: 350,
  width: 68,
  height: 104,
}));
const PORCH = { middle: 300, half: 84, eaves: 330, apex: 236 };

export function hallPaint(): string {
  return (
    downwards("hall-lit", [
      [0, "#ffb548"],
      [0.5, "#ffd47c"],
      [1, "#fff0c2"],
    ]) +
    linear("hall-wall", {}, [
      [0, "#7d6a63"],
      [0.5, "#5c5a62"],
      [1, "#3b4550"],
    ]) +
    downwards("hall-slate", [
      [0, "#46586c"],
      [1, "#26384a"],
    ])
  );
}

/** The church halls from the yard: a long low building with a gabled porch, its door open. */
export function hall(): string {
  return [slates(), walls(), ...WINDOWS.map(litWindow), porch()].join("");
}

function slates(): string {
  const { left, right, top } = WALL;
  const courses = Array.from({ length: 6 }, (_, i) => {
    const y = 218 + i * 17;
    const inset = 44 - i * 8;
    return `M${left + inset} ${y}H${right - inset}`;
  });
  return (
    filled("M742 212V160h44v52z", "#33404b") +
    filled("M736 156h56v10h-56z", "#54626d") +
    filled(
      `M${left + 46} 206H${right - 46}L${right + 18} ${top + 4}H${left - 18}z`,
      "url(#hall-slate)",
    ) +
    drawn(
      { stroke: "#182837", "stroke-width": 1.6, opacity: 0.8 },
      el("path", { d: courses.join("") }),
    ) +
    drawn(
      { stroke: "#e0a878", "stroke-width": 3 },
      el("path", { d: `M${left + 46} 205H${right - 46}` }),
    )
  );
}

function walls(): string {
  const { left, right, top, foot } = WALL;
  return (
    filled(`M${left} ${top}H${right}V${foot}H${left}z`, "url(#hall-wall)") +
    filled(`M${left} ${top}H${right}v14H${left}z`, "#1a2530") +
    filled(`M${left} ${foot - 14}H${right}v14H${left}z`, "#1d2a34")
  );
}

/** A lit window, with the heads of people at a table inside. */
function litWindow({ x, y, width, height }: (typeof WINDOWS)[number], i: number): string {
  const foot = y + height;
  const head = (across: number, size: number) =>
    `M${x + across - size * 1.5} ${foot}q0-${size * 1.5} ${size * 1.5}-${size * 1.5}t${size * 1.5} ${size * 1.5}zM${x + across - size * 0.8} ${foot - size * 2.1}a${size * 0.8} ${size} 0 1 1 ${size * 1.6} 0a${size * 0.8} ${size} 0 1 1-${size * 1.6} 0z`;
  const heads = [
    head(18, 13),
    head(46, i % 2 === 0 ? 12 : 14),
    i % 2 === 0 ? head(60, 10) : "",
  ].join("");
  const id = `hall-window-${i}`;
  const glass = `M${x} ${y}h${width}v${height}h${-width}z`;
  return (
    glow(x + width / 2, y + height / 2, 110, 0.55) +
    filled(`M${x - 8} ${y - 8}h${width + 16}v${height + 14}h${-width - 16}z`, "#9b8c80") +
    filled(glass, "url(#hall-lit)") +
    el("clipPath", { id }, el("path", { d: glass })) +
    filled(heads, "#7c4a22", { "clip-path": `url(#${id})`, opacity: 0.85 }) +
    drawn(
      { stroke: "#4a321c", "stroke-width": 4 },
      el("path", {
        d: `M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.36}h${width}M${x} ${y + height * 0.7}h${width}`,
      }),
    ) +
    filled(`M${x - 14} ${foot + 4}h${width + 28}v9h${-width - 28}z`, "#b3a497")
  );
}

function porch(): string {
  const { middle, half, eaves, apex } = PORCH;
  const { foot } = WALL;
  const door = `M${middle - 32} ${foot}V392a32 32 0 0 1 64 0V${foot}z`;
  const surround = `M${middle - 44} ${foot}V392a44 44 0 0 1 88 0V${foot}z`;
  return (
    filled(
      `M${middle - half} ${foot}V${eaves}L${middle} ${apex}l${half} ${eaves - apex}V${foot}z`,
      "#8b746a",
    ) +
    filled(
      `M${middle - half - 16} ${eaves + 10}L${middle} ${apex - 16}l${half + 16} ${eaves - apex + 26}l-10 8L${middle} ${apex + 4}L${middle - half - 6} ${eaves + 18}z`,
      "#22323f",
    ) +
    glow(middle, 430, 150, 0.7) +
    filled(surround, "#b3a497") +
    filled(door, "url(#hall-lit)") +
    filled(`M${middle - 32} 396v${foot - 396}l-22 10V402z`, "#5a2028") +
    filled(`M${middle + 32} 396v${foot - 396}l22 10V402z`, "#4a1a22") +
    lantern(middle, 326)
  );
}

/** The lamp over the door. */
function lantern(x: number, y: number): string {
  return (
    glow(x, y, 60, 0.9) +
    filled(`M${x - 9} ${y - 12}h18l-3 22h-12z`, "#fff3cb") +
    filled(`M${x - 12} ${y - 12}L${x} ${y - 22}l12 10z`, "#16242e")
  );
}
