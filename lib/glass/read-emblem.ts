import { checkDrawing } from "./check-drawing.ts";
import type { EmblemDrawing } from "./emblem-drawing.ts";
import { isLight, listAllParts, readLight } from "./emblem-parts.ts";
import { EmblemProblem, type Refuse } from "./emblem-problem.ts";
import { writeShapes } from "./emblem-shapes.ts";
import { readSvg, type SvgElement } from "./read-svg.ts";
import { SHEET } from "./sheet.ts";
import type { Light } from "./window-plan.ts";

/** The picture in a window. */
export type Emblem = {
  /** Its shapes for 60 px and more, as SVG. */
  shapes: string;
  /** Its shapes for under 60 px, as SVG. */
  smallShapes: string;
  /** The light behind it. */
  light: Light;
  /** Chooses how the glass behind it is broken; undefined if the drawing does not say. */
  seed: number | undefined;
};

/** The light behind a drawing that does not say where it is. */
const DEFAULT_LIGHT: Light = { focus: { x: SHEET.width / 2, y: SHEET.height / 2 }, reach: 235 };

/**
 * Takes an emblem's drawings apart, and puts together their shapes alone. Colours and widths of the sheet itself help
 * whoever draws to see a window already; the window has its own. Throws an EmblemProblem.
 */
export function readEmblem(drawing: EmblemDrawing): Emblem {
  const sheet = readSheet(drawing.svg, "svg");
  const smallSheet =
    drawing.smallSvg === undefined ? sheet : readSheet(drawing.smallSvg, "smallSvg");
  return {
    shapes: writeShapes(sheet),
    smallShapes: writeShapes(smallSheet),
    light: findLight(sheet) ?? DEFAULT_LIGHT,
    seed: readSeed(sheet),
  };
}

/** Reads a drawing. Throws an EmblemProblem. */
function readSheet(svg: string, drawing: keyof EmblemDrawing): SvgElement {
  const refuse: Refuse = (line, found, advice) => {
    throw new EmblemProblem(drawing, line, `found ${found}. ${advice}`);
  };
  const sheet = readSvg(svg, refuse);
  checkDrawing(sheet, refuse);
  return sheet;
}

function findLight(sheet: SvgElement): Light | undefined {
  const circle = listAllParts(sheet).find(isLight);
  return circle && readLight(circle);
}

/** Reads the number in `data-panes`: people who draw may try numbers until the glass is broken as they like. */
function readSeed({ attributes }: SvgElement): number | undefined {
  const written = attributes.get("data-panes") ?? "";
  return /^\d+$/.test(written) ? Number(written) : undefined;
}
