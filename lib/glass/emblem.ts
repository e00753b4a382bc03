import { readFileSync } from "node:fs";
import { ContentProblem } from "#app/content-loader/content-problem.server.ts";
import type { EmblemFile } from "#app/content-loader/emblems.server.ts";
import { readSvg, type SvgElement } from "#app/content-loader/svg.server.ts";
import { readYaml } from "#tools/read-yaml.ts";
import type { Light } from "./arch-window.ts";
import { short } from "./shapes.ts";

/** What a drawing of a group's sign says: its shapes as SVG, where the light is, and which way the glass is broken. */
type Drawing = { panes: string; light?: Light; seed?: number };

/** A group's sign, with shapes that are fewer and bolder for under 60 px. */
export type Emblem = Drawing & { smallPanes: string; light: Light };

/** What will not do in a drawing: where, what was found there, and what to do. */
type Fault = [at: SvgElement, found: string, advice: string];

/** The sheet that every emblem is drawn on. */
export const WIDTH = 400;
export const HEIGHT = 560;
const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

const rules: Record<"shapes" | "attributes" | "notes", string[]> & {
  advice: Record<string, string>;
} = readYaml(new URL("emblem.yaml", import.meta.url));

export function readEmblem({ file, svg, smallFile }: EmblemFile): Emblem {
  const drawing = parseEmblem(file, svg);
  const small = smallFile && parseEmblem(smallFile, readFileSync(smallFile, "utf8"));
  return {
    light: { focus: [WIDTH / 2, HEIGHT / 2], reach: 235 },
    ...drawing,
    smallPanes: small ? small.panes : bolder(drawing.panes),
  };
}

/** Takes an emblem's file apart, and puts together its shapes alone: the sheet's own colours and widths are for whoever draws. */
export function parseEmblem(file: string, svg: string): Drawing {
  const { drawing: sheet } = readSvg(file, svg);
  const [fault] = faultsIn(sheet);
  if (fault) {
    const [{ position }, found, advice] = fault;
    throw new ContentProblem(file, `line ${position?.start.line}`, `found ${found}. ${advice}`);
  }
  const panes = panesIn(sheet);
  if (!/<(?!\/?g\b)/.test(panes)) {
    const advice = `nothing is drawn in it. An emblem is made of these: ${rules.shapes.join(", ")}`;
    throw new ContentProblem(file, "the file", advice);
  }
  const { "data-panes": seed } = sheet.attributes;
  const circle = withAllInside(sheet).find(isLight);
  return {
    panes,
    ...(circle && { light: lightOf(circle) }),
    ...(/^\d+$/.test(seed ?? "") && { seed: Number(seed) }),
  };
}

function* faultsIn(sheet: SvgElement): Generator<Fault> {
  const { viewBox } = sheet.attributes;
  if (sheet.name !== "svg") yield [sheet, `<${sheet.name}>`, "A drawing stands in one <svg>"];
  if (viewBox !== VIEW_BOX) {
    const advice = `The drawing has to fill the sheet viewBox="${VIEW_BOX}": in Inkscape, set the page to ${WIDTH} × ${HEIGHT} px under File › Document Properties, and scale the drawing to it`;
    yield [sheet, viewBox ? `viewBox="${viewBox}"` : "no viewBox", advice];
  }
  for (const element of withAllInside(sheet)) {
    if (isLight(element)) {
      const advice = "The light has to be a circle with cx, cy and r, and no transform";
      if (!lightOf(element)) yield [element, `<${element.name} id="light">`, advice];
    } else if (element !== sheet) yield* faultsOfShape(element);
    const texts = element.children.map((node) => (node.type === "text" ? node.value.trim() : []));
    const found = texts.flat().join(" ").trim().slice(0, 30);
    const advice = "Words cannot stand between the shapes. Take them out";
    if (found) yield [element, `“${found}”`, advice];
  }
}

function* faultsOfShape(element: SvgElement): Generator<Fault> {
  const { name } = element;
  if (!rules.shapes.includes(name)) {
    const advice = rules.advice[name] ?? `A window is made of these: ${rules.shapes.join(", ")}`;
    yield [element, `<${name}>`, advice];
  }
  for (const [key, value] of attributesOf(element)) {
    const found = `${key}="${value}"`;
    if (!rules.attributes.includes(key)) {
      const advice = rules.advice[key.replace(/^on.*|.*href$/, "href")];
      yield [element, found, advice ?? "It means nothing in a window. Take it out"];
    }
    if (/^(fill|stroke)$/.test(key) && !/^(none|#[\da-f]{3}|#[\da-f]{6})$/i.test(value)) {
      yield [element, found, "Each pane has one colour, written as in #b83a2c, or none"];
    }
  }
}

/** The shapes inside an element, as SVG. */
function panesIn(parent: SvgElement): string {
  const shapes = elementsIn(parent).filter((element) => !isLight(element));
  const panes = shapes.map((element) => {
    const { name } = element;
    const written = attributesOf(element).map(
      ([key, value]) => ` ${key}="${value.replace(/\s+/g, " ").trim()}"`,
    );
    const tag = `<${name}${written.join("")}`;
    return name === "g" ? `${tag}>${panesIn(element)}</g>` : `${tag}/>`;
  });
  return panes.join("");
}

/** Without what drawing programs note for themselves. */
function attributesOf({ attributes }: SvgElement): [name: string, value: string][] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    name.endsWith("href") || !/^(id$|data-)|:/.test(name) ? [[name, value ?? ""]] : [],
  );
}

function elementsIn({ children }: SvgElement): SvgElement[] {
  const elements = children.filter((node) => node.type === "element");
  return elements.filter(({ name }) => !rules.notes.includes(name) && !name.includes(":"));
}

function withAllInside(element: SvgElement): SvgElement[] {
  return [element, ...elementsIn(element).flatMap(withAllInside)];
}

function isLight({ attributes }: SvgElement): boolean {
  return attributes.id === "light";
}

function lightOf({ name, attributes }: SvgElement): Light | undefined {
  const { cx, cy, r, transform } = attributes;
  const [x, y, reach] = [Number(cx ?? NaN), Number(cy ?? NaN), Number(r ?? NaN)];
  const isRight = name === "circle" && !transform && !Number.isNaN(x + y) && reach > 0;
  return isRight ? { focus: [x, y], reach } : undefined;
}

/** For a group with one drawing only: leads as thick as under 60 px, and no lines too fine for it. */
export function bolder(panes: string): string {
  return panes
    .replace(/<path d="[^"]*" fill="none"(?: stroke-width="[0-4]")?\/>/g, "")
    .replace(/ stroke-width="([\d.]+)"/g, (_, width) => ` stroke-width="${short(width * 1.8)}"`);
}
