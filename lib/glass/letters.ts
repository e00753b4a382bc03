import { readYaml } from "#tools/read-yaml.ts";
import type { Colour } from "./glass.ts";
import { type Point, short } from "./shapes.ts";

const BETWEEN = 15;
const OPAL = "#fff8e6";
const INK = "#173f4f";

type Letter = { width: number; lines: string };

const { diamond, ...capitals }: Record<string, Letter> & { diamond: Letter } = readYaml(
  new URL("letters.yaml", import.meta.url),
);

/** A round pane with letters in it, as SVG shapes; accents are left off. `ring` is the colour of a fine ring round them. */
export function roundel(text: string, [x, y]: Point, radius: number, ring?: Colour): string {
  const known = [...text.normalize("NFD").toUpperCase()].flatMap((one) => capitals[one] ?? []);
  const letters = known.length > 0 ? known : [diamond];
  const width = letters.reduce((sum, letter) => sum + letter.width + BETWEEN, -BETWEEN);
  let left = -width / 2;
  const drawing = letters.map((letter) => {
    const placed = `<path transform="translate(${left} -30)" d="${letter.lines}"/>`;
    left += letter.width + BETWEEN;
    return placed;
  });
  const room = radius * (ring ? 1.2 : 1.45);
  const scale = short(Math.min(room / 108, room / width), 2);
  const fine = `stroke="${ring}" stroke-width="${short(radius * 0.035)}"`;
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${OPAL}"/>`,
    ring && `<circle cx="${x}" cy="${y}" r="${short(radius * 0.87)}" fill="none" ${fine}/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${INK}" stroke-width="${ring ? 10 : 13}">${drawing.join("")}</g>`,
  ].join("");
}
