import type { Colour } from "./colour.ts";
import type { Point } from "./geometry.ts";
import { readTable } from "./read-table.ts";
import { writeShortNumber } from "./write-path.ts";

/** A capital letter on a grid that is 60 units high. */
type Letter = {
  /** How wide it is, in units of the grid. */
  width: number;
  /** Its lines, as the data of an SVG path. */
  lines: string;
};

/** A round pane of pale glass with letters in it, in units of its drawing. */
type Roundel = {
  /** The letters. Accents are left off. If none of the letters is known, a diamond stands in their place. */
  letters: string;
  centre: Point;
  radius: number;
  /** The colour of a fine ring round the letters. Without it the letters fill the pane and are bolder, for small sizes. */
  ring?: Colour;
};

/** The height of the letters, and the space between two of them, in units of their grid. */
const HEIGHT = 60;
const SPACE = 15;
/** Letters that are wider than this together, in units of the grid, are made smaller to fit into their pane. */
const FULL_SIZE_WIDTH = 108;

/** The colour of the pane, and that of the letters. */
const OPAL = "#fff8e6";
const INK = "#173f4f";

const table: Record<string, Letter> & { diamond: Letter } = readTable("letters.yaml");

/** Draws a round pane with letters in it, as SVG shapes. */
export function drawRoundel({ letters, centre, radius, ring }: Roundel): string {
  const pane = `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="${OPAL}"/>`;
  if (ring === undefined) {
    return pane + drawLetters(letters, centre, { room: radius * 1.45, lineWidth: 13 });
  }
  const fineLine = `stroke="${ring}" stroke-width="${writeShortNumber(radius * 0.035)}"`;
  const ringRadius = writeShortNumber(radius * 0.87);
  const drawnRing = `<circle cx="${centre.x}" cy="${centre.y}" r="${ringRadius}" fill="none" ${fineLine}/>`;
  return pane + drawnRing + drawLetters(letters, centre, { room: radius * 1.2, lineWidth: 10 });
}

/** Draws letters round a point. `room` is the width they may have; `lineWidth` is in units of their grid. */
function drawLetters(
  words: string,
  centre: Point,
  { room, lineWidth }: { room: number; lineWidth: number },
): string {
  const letters = findLetters(words);
  const width = measureWidth(letters);
  const paths: string[] = [];
  let left = -width / 2;
  for (const letter of letters) {
    paths.push(`<path transform="translate(${left} -${HEIGHT / 2})" d="${letter.lines}"/>`);
    left += letter.width + SPACE;
  }
  const scale = writeShortNumber(Math.min(room / FULL_SIZE_WIDTH, room / width), 2);
  const place = `translate(${centre.x} ${centre.y}) scale(${scale})`;
  return `<g transform="${place}" fill="none" stroke="${INK}" stroke-width="${lineWidth}">${paths.join("")}</g>`;
}

function findLetters(words: string): Letter[] {
  // This takes É apart into E and an accent, which is not in the table.
  const characters = [...words.normalize("NFD").toUpperCase()];
  const letters = characters.map((character) => table[character]);
  const known = letters.filter((letter) => letter !== undefined);
  return known.length > 0 ? known : [table.diamond];
}

function measureWidth(letters: Letter[]): number {
  const spaces = SPACE * (letters.length - 1);
  return letters.reduce((sum, letter) => sum + letter.width, spaces);
}
