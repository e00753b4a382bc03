import { readChurch } from "./church.server.ts";
import { contentPath } from "./content-folder.server.ts";
import { ContentProblem } from "./content-problem.server.ts";
import { readBytes, readText } from "./read-content.server.ts";
import { NOT_SVG, readSvg, type SvgElement } from "./svg.server.ts";

/** A church's own logo as its file has it: SVG with a viewBox, or the bytes of a PNG. */
export type LogoFile = { width: number; height: number } & ({ svg: string } | { png: Buffer });

/** In pixels, on pages. */
const HEIGHT = 40;

/** It travels with every first page that somebody opens. */
const MOST_BYTES = 50_000;
/** For screens with three dots to a pixel. */
const LEAST_HEIGHT = 3 * HEIGHT;

const NOT_PNG = "is no PNG picture, or only a part of one. Save it as PNG again, or as SVG";
const NO_SIZE =
  'does not say how large its sheet is. Expected a size on its first tag, such as viewBox="0 0 400 120"';
const LETTERS =
  "Its letters need a font that visitors do not have. In Inkscape, choose Path › Object to Path, and save it again";
const RUNS = "A logo is a picture: nothing in it may run. Take it out";
const OUTSIDE =
  "A logo may not fetch anything from elsewhere. Embed the picture in the file, or take it out";

/** The church's own logo, and the one for dark grounds where there is another. Throws a ContentProblem. */
export function readLogo() {
  const { file, "on-dark": onDark } = readChurch().logo;
  if (!file) return undefined;
  return { onLight: readLogoFile(file), onDark: onDark ? readLogoFile(onDark) : undefined };
}

/** How wide the church's own logo is shown, in pixels; nothing where it has none. */
export function logoWidths(): { width?: number; widthOnDark?: number } {
  const logo = readLogo();
  if (!logo) return {};
  const shown = ({ width, height }: LogoFile) => Math.round((HEIGHT * width) / height);
  return { width: shown(logo.onLight), ...(logo.onDark && { widthOnDark: shown(logo.onDark) }) };
}

function readLogoFile(file: string): LogoFile {
  const where = contentPath(file);
  return file.endsWith(".svg")
    ? parseLogo(where, readText(file))
    : parsePng(where, readBytes(file));
}

/** Reads width and height where every PNG has them, and looks whether its end is there. */
export function parsePng(file: string, png: Buffer): LogoFile {
  const ends = [png.subarray(1, 4), png.subarray(-8, -4)].map(String);
  if (ends.join() !== "PNG,IEND") throw new ContentProblem(file, "the file", NOT_PNG);
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (height >= LEAST_HEIGHT) return { png, width, height };
  const small = `is ${width} by ${height} pixels. Expected ${LEAST_HEIGHT} pixels or more from top to bottom, or it is not sharp on telephones`;
  throw new ContentProblem(file, "the file", small);
}

/** Looks through a logo’s SVG for what would run, be fetched, or need a font. Throws a ContentProblem. */
export function parseLogo(file: string, text: string): LogoFile {
  const problem = (expected: string) => new ContentProblem(file, "the file", expected);
  const { nodes, drawing } = readSvg(file, text);
  const isStyled = nodes.some((node) => node.type === "instruction" && /style/.test(node.name));
  if (isStyled) throw problem(`found a style sheet. ${OUTSIDE}`);
  if (drawing.name !== "svg") throw problem(NOT_SVG);
  const heavy = `weighs ${Math.round(text.length / 1000)} kB. Expected ${MOST_BYTES / 1000} kB at most: in Inkscape, save a copy as “Optimized SVG”; a photograph in it makes it heavy`;
  if (text.length > MOST_BYTES) throw problem(heavy);
  inspect(file, drawing);
  const { viewBox, width: wide, height: high } = drawing.attributes;
  const [, , ...sides] = viewBox?.trim().split(/[\s,]+/) ?? [];
  const [width = NaN, height = NaN] = viewBox
    ? sides.map(Number)
    : [wide, high].map((length) => Number.parseFloat(length ?? ""));
  if (!(width > 0 && height > 0)) throw problem(NO_SIZE);
  const svg = text.slice(text.search(/<svg[\s>]/));
  const sized = viewBox ? svg : svg.replace("<svg", `<svg viewBox="0 0 ${width} ${height}"`);
  return { svg: sized, width, height };
}

function inspect(file: string, { name, attributes, children, position }: SvgElement): void {
  const refuse = (found: string, advice: string) => {
    throw new ContentProblem(file, `line ${position?.start.line}`, `found ${found}. ${advice}`);
  };
  if (/^(script|foreignObject)$/.test(name)) refuse(`<${name}>`, RUNS);
  if (/^(text|font|font-face)$/.test(name)) refuse(`<${name}>`, LETTERS);
  for (const [key, value] of Object.entries(attributes)) {
    const found = `${key}="${value?.slice(0, 60)}"`;
    const isElsewhere =
      /href$/.test(key) && !/^\s*(#|data:image\/(png|jpeg|webp);)/.test(value ?? "");
    if (/^on/i.test(key)) refuse(found, RUNS);
    if (isElsewhere || fetches(value ?? "")) refuse(found, OUTSIDE);
  }
  for (const child of children) {
    if (child.type === "element") inspect(file, child);
    if (name !== "style" || !("value" in child)) continue;
    if (/@font-face/.test(child.value)) refuse("@font-face", LETTERS);
    if (fetches(child.value)) refuse("an address in <style>", OUTSIDE);
  }
}

/** Whether CSS fetches something: url(#gradient) is in the file itself. */
function fetches(css: string): boolean {
  return /@import|url\(\s*["']?(?!\s*["']?#)/i.test(css);
}
