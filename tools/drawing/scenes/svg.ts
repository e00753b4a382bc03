import { decimals } from "#tools/drawing/shapes/number.ts";

/** A colour, with an opacity if it has eight digits. */
export type Paint = string;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Stops of a gradient: place (0 to 1) and colour. */
export type Stops = readonly (readonly [place: number, colour: Paint])[];

/** One SVG element. Numbers are cut to two decimals; undefined attributes are left out. */
export function el(name: string, attributes: Attributes = {}, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? decimals(value, 2) : value}"`);
  const open = `<${name}${written.join("")}`;
  return children.length > 0 ? `${open}>${children.join("")}</${name}>` : `${open}/>`;
}

/** A filled path. */
export function filled(d: string, fill: Paint, attributes: Attributes = {}): string {
  return el("path", { d, fill, ...attributes });
}

/** A group of lines: no fill, round ends. */
export function drawn(attributes: Attributes, ...children: string[]): string {
  return el("g", { fill: "none", "stroke-linecap": "round", ...attributes }, ...children);
}

/** Draws again something that has an id. */
export function again(id: string, attributes: Attributes = {}): string {
  return el("use", { href: `#${id}`, ...attributes });
}

/** How to stand something at a place, at a size, turned to the other side if asked. */
export function standing(x: number, y: number, size = 1, mirrored = false): Attributes {
  const scale = mirrored ? `-${decimals(size, 2)} ${decimals(size, 2)}` : decimals(size, 2);
  const grown = size === 1 && !mirrored ? "" : `scale(${scale})`;
  return { transform: `translate(${Math.round(x)} ${Math.round(y)})${grown}` };
}

export function linear(id: string, line: Attributes, stops: Stops): string {
  return el("linearGradient", { id, ...line }, ...stopsOf(stops));
}

export function radial(id: string, circle: Attributes, stops: Stops): string {
  return el("radialGradient", { id, ...circle }, ...stopsOf(stops));
}

/** A gradient's line from top to bottom of whatever it fills. */
export const DOWNWARDS: Attributes = { x2: 0, y2: 1 };

/** Measures a gradient on the drawing rather than on the shape it fills. */
export const ON_THE_DRAWING: Attributes = { gradientUnits: "userSpaceOnUse" };

function stopsOf(stops: Stops): string[] {
  return stops.map(([place, colour]) => el("stop", { offset: place, "stop-color": colour }));
}
