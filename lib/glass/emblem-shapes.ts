import { isLight, listAttributes, listParts } from "./emblem-parts.ts";
import type { SvgElement } from "./read-svg.ts";

/** Writes the shapes in a drawing, or in a group of it, as SVG: without the light, and without a drawing program's notes. */
export function writeShapes(parent: SvgElement): string {
  const drawn = listParts(parent).filter((part) => !isLight(part));
  return drawn.map(writeShape).join("");
}

function writeShape(part: SvgElement): string {
  const { name } = part;
  const attributes = [...listAttributes(part)].map(
    ([key, value]) => ` ${key}="${writeValue(value)}"`,
  );
  const tag = `<${name}${attributes.join("")}`;
  return name === "g" ? `${tag}>${writeShapes(part)}</g>` : `${tag}/>`;
}

function writeValue(value: string): string {
  const onOneLine = value.replace(/\s+/g, " ").trim();
  return onOneLine.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
