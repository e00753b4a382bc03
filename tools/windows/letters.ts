import type { Colour } from "./colour.ts";
import { type Point, short } from "./shapes.ts";

/** A capital letter as lines on a grid 60 high: how wide it is, and its path. */
type Letter = { width: number; lines: string };

/** Space between two letters. */
const BETWEEN = 15;

const CAPITALS: Record<string, Letter> = {
  A: { width: 52, lines: "M2 60L26 0 50 60M11 40h30" },
  B: { width: 42, lines: "M3 0v60h20a16 16 0 0 0 0-32H3M3 0h17a14 14 0 0 1 0 28" },
  C: { width: 51, lines: "M50 11A28 30 0 1 0 50 49" },
  D: { width: 50, lines: "M3 0v60h15a30 30 0 0 0 0-60z" },
  E: { width: 38, lines: "M38 0H3v60h35M3 29h28" },
  F: { width: 38, lines: "M38 0H3v60M3 29h28" },
  G: { width: 54, lines: "M50 11A28 30 0 1 0 52 46V33H34" },
  H: { width: 48, lines: "M3 0v60M45 0v60M3 29h42" },
  I: { width: 6, lines: "M3 0v60" },
  J: { width: 32, lines: "M29 0v42a14 16 0 0 1-27 4" },
  K: { width: 46, lines: "M3 0v60M42 0L3 36M17 24l27 36" },
  L: { width: 36, lines: "M3 0v60h32" },
  M: { width: 60, lines: "M3 60V0l27 40L57 0v60" },
  N: { width: 48, lines: "M3 60V0l42 60V0" },
  O: { width: 60, lines: "M30 0a28 30 0 1 0 0 60 28 30 0 1 0 0-60z" },
  P: { width: 42, lines: "M3 60V0h19a17 17 0 0 1 0 34H3" },
  Q: { width: 60, lines: "M30 0a28 30 0 1 0 0 60 28 30 0 1 0 0-60zM36 42l20 20" },
  R: { width: 44, lines: "M3 60V0h19a16 16 0 0 1 0 32H3M22 32l20 28" },
  S: { width: 42, lines: "M37 10C30-4 4-3 4 14c0 20 34 11 34 30 0 20-32 21-36 3" },
  T: { width: 46, lines: "M2 0h42M23 0v60" },
  U: { width: 46, lines: "M3 0v38a20 21 0 0 0 40 0V0" },
  V: { width: 50, lines: "M2 0l23 60L48 0" },
  W: { width: 72, lines: "M2 0l17 60L36 8l17 52L70 0" },
  X: { width: 48, lines: "M3 0l42 60M45 0L3 60" },
  Y: { width: 48, lines: "M2 0l22 30L46 0M24 30v30" },
  Z: { width: 46, lines: "M4 0h38L3 60h40" },
};

/** Where no letter of a name is among the capitals. */
const DIAMOND: Letter = { width: 44, lines: "M22 0l22 30-22 30L0 30z" };

const OPAL = "#fff8e6";
const INK = "#173f4f";

/** A round pane with letters in it, as SVG shapes; accents are left off. `ring` is the colour of a fine ring round them. */
export function roundel(letters: string, [x, y]: Point, radius: number, ring?: Colour): string {
  const { width, drawing } = letterLines(letters);
  const room = ring ? 1.2 : 1.45;
  const scale = Math.min((radius * room) / 108, (radius * room) / width);
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${OPAL}"/>`,
    ring &&
      `<circle cx="${x}" cy="${y}" r="${short(radius * 0.87)}" fill="none" stroke="${ring}" stroke-width="${short(radius * 0.035)}"/>`,
    `<g transform="translate(${x} ${y}) scale(${short(scale, 2)})" fill="none" stroke="${INK}" stroke-width="${ring ? 10 : 13}">${drawing}</g>`,
  ].join("");
}

function letterLines(text: string): { width: number; drawing: string } {
  const known = [...text.normalize("NFD").toUpperCase()].flatMap(
    (letter) => CAPITALS[letter] ?? [],
  );
  const letters = known.length > 0 ? known : [DIAMOND];
  const width = letters.reduce((sum, letter) => sum + letter.width + BETWEEN, -BETWEEN);
  let x = -width / 2;
  const drawing = letters.map((letter) => {
    const placed = `<path transform="translate(${x} -30)" d="${letter.lines}"/>`;
    x += letter.width + BETWEEN;
    return placed;
  });
  return { width, drawing: drawing.join("") };
}
