import {
  type Colour,
  colourAt,
  mix,
  type Ramp,
  SHADE,
  WHITE,
} from "#tools/drawing/shapes/colour.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import { pane } from "./pane.ts";
import { diamond } from "./quarries.ts";

const COLUMNS = 6;
const ROWS = 18;
const QUARRY = { width: 40, height: 52 };
const GOLD_SHARE = 0.075;

/** The first and last colours are one, so that the tile meets itself. */
const COLOURS: Ramp = [
  [0, "#184a72"],
  [0.3, "#2c6296"],
  [0.55, "#544a8c"],
  [0.8, "#2c6090"],
  [1, "#184a72"],
];

/** A seamless tile of dark blue and violet quarries, 240 by 468, to stand behind medallions. */
export function lancetTile(): string {
  const [width, height] = [COLUMNS * QUARRY.width, (ROWS * QUARRY.height) / 2];
  const random = randomFrom(84);
  const shapes = new Map<Colour, string>();
  for (let row = 0; row < ROWS; row++) {
    const plain = colourAt(COLOURS, row / ROWS);
    const tones = [
      mix(plain, WHITE, 0.14),
      mix(plain, WHITE, 0.04),
      mix(plain, SHADE, 0.14),
      mix(plain, SHADE, 0.3),
    ];
    for (let column = 0; column < COLUMNS; column++) {
      const gold = random() < GOLD_SHARE;
      const tone = gold ? "#c9a04a" : (tones[Math.floor(random() * tones.length)] ?? plain);
      const x = column * QUARRY.width + (row % 2 === 0 ? 0 : QUARRY.width / 2);
      const y = (row * QUARRY.height) / 2;
      shapes.set(tone, (shapes.get(tone) ?? "") + withCopies(x, y, width, height));
    }
  }
  const panes = [...shapes].map(([colour, shape]) => pane(colour, shape)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g stroke="#0b1c26" stroke-width="2.6">${panes}</g></svg>`;
}

/** A quarry, again at the far side wherever the edge of the tile cuts it. */
function withCopies(x: number, y: number, width: number, height: number): string {
  const across = x === 0 ? [x, x + width] : [x];
  const down = y === 0 ? [y, y + height] : y > height - QUARRY.height / 2 ? [y, y - height] : [y];
  return down.flatMap((top) => across.map((left) => diamond(left, top, QUARRY))).join("");
}
