import type { Colour } from "#tools/drawing/shapes/colour.ts";

/** Slanting club stripes for a tie. */
export function stripes(colour: Colour, apart: number): string {
  const lines = Array.from({ length: Math.ceil(320 / apart) }, (_, i) => {
    const y = 60 + i * apart;
    return `M-50 ${y}L50 ${y - 50}`;
  });
  return `<path d="${lines.join("")}" stroke="${colour}" stroke-width="9"/>`;
}

/** Rows of small spots for a tie or a blouse. */
export function spots(colour: Colour, apart: number, size: number, reach: number): string {
  const rows = Math.ceil(340 / apart);
  const columns = Math.ceil((reach * 2) / apart);
  let dots = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = -reach + (column + (row % 2) / 2) * apart;
      dots += `<circle cx="${x}" cy="${row * apart - 30}" r="${size}"/>`;
    }
  }
  return `<g fill="${colour}">${dots}</g>`;
}

/** Two colours of fine line crossing, for a country shirt. */
export function check(down: Colour, across: Colour, apart: number): string {
  const places = Array.from({ length: Math.ceil(360 / apart) }, (_, i) => i * apart);
  const upright = places.map((x) => `M${x - 180} -90V300`).join("");
  const level = places.map((y) => `M-180 ${y - 60}H180`).join("");
  return (
    `<path d="${upright}" stroke="${down}" stroke-width="3.5"/>` +
    `<path d="${level}" stroke="${across}" stroke-width="3.5"/>`
  );
}

/** The zigzag of herringbone tweed. */
export function herringbone(colour: Colour, apart: number): string {
  const columns = Array.from({ length: Math.ceil(720 / apart) }, (_, i) => {
    const x = -360 + i * apart;
    const lean = i % 2 === 0 ? apart * 0.6 : -apart * 0.6;
    const from = i % 2 === 0 ? -100 : -100 + apart * 0.6;
    return Array.from({ length: 46 }, (_, row) => `M${x} ${from + row * 9}l${apart} ${lean}`).join(
      "",
    );
  });
  return `<path d="${columns.join("")}" stroke="${colour}" stroke-width="2.5" opacity=".55"/>`;
}
