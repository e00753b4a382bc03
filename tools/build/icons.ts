import sharp from "sharp";

/** The side of an icon's square, and the empty edge in it, in units of the drawing. */
const SIDE = 64;
const MARGIN = 2;

/** The same for the icon on the home screen of a telephone, which cuts its corners off. */
const TOUCH_SIZE = 180;
const TOUCH_MARGIN = 26;

/** Turns a logo's file into SVG. A PNG is put into it, at most `most` pixels wide and high. */
export async function writeLogoAsSvg(logo: Buffer, most: number): Promise<string> {
  const text = String(logo);
  const tag = text.search(/<svg[\s>]/);
  // An XML declaration may stand before the tag. It must not, once this SVG is inside another.
  if (tag !== -1) return text.slice(tag);
  const fit = { width: most, height: most, fit: "inside", withoutEnlargement: true } as const;
  const small = sharp(logo).resize(fit).png({ palette: true, quality: 90 });
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  const address = `data:image/png;base64,${data.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}" ${size}><image ${size} href="${address}"/></svg>`;
}

/** Measures the width of a drawing that is shown at this height. */
export async function measureWidth(height: number, svg: string): Promise<number> {
  const drawing = await sharp(Buffer.from(svg)).metadata();
  return Math.round((height * drawing.width) / drawing.height);
}

/** Puts a logo of any shape into the middle of an icon's square, as SVG. */
export function putIntoSquare(svg: string): string {
  const inside = placeInside(svg, MARGIN, SIDE - 2 * MARGIN);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${inside}</svg>`;
}

/**
 * Draws the icons of browsers and telephones from a square drawing. Returns PNG files by their names. `ground` is the
 * colour behind the icon of a telephone, as CSS writes it.
 */
export async function drawIcons(square: string, ground: string): Promise<Map<string, Buffer>> {
  const mark = placeInside(square, TOUCH_MARGIN, TOUCH_SIZE - 2 * TOUCH_MARGIN);
  const touchIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TOUCH_SIZE} ${TOUCH_SIZE}"><rect width="100%" height="100%" fill="${ground}"/>${mark}</svg>`;
  const icons = new Map<string, Buffer>();
  for (const size of [32, 192, 512]) icons.set(`favicon-${size}.png`, await drawPng(square, size));
  icons.set("apple-touch-icon.png", await drawPng(touchIcon, TOUCH_SIZE));
  return icons;
}

/** Sizes a drawing for the inside of another: a square of `size`, whose left and upper edges are at `from`. */
function placeInside(svg: string, from: number, size: number): string {
  return svg
    .replace(/(?<=^<svg[^>]*)\s(?:x|y|width|height|preserveAspectRatio)=("[^"]*"|'[^']*')/g, "")
    .replace("<svg", `<svg x="${from}" y="${from}" width="${size}" height="${size}"`);
}

/** The dots to the inch with which a drawing has the size that it gives itself. */
const PLAIN_DENSITY = 72;

async function drawPng(svg: string, width: number): Promise<Buffer> {
  const drawing = Buffer.from(svg);
  const { width: ownWidth } = await sharp(drawing).metadata();
  // It is drawn at this width from the beginning: enlarged afterwards it would not be sharp.
  return sharp(drawing, { density: (PLAIN_DENSITY * width) / ownWidth })
    .resize(width)
    .png({ palette: true, quality: 95 })
    .toBuffer();
}
