import sharp from "sharp";

const SIDE = 64;
const MARGIN = 2;
/** Telephones cut the corners off. */
const TOUCH_SIZE = 180;
const TOUCH_MARGIN = 26;

/** A logo's file as SVG; a PNG is set into it, at most `most` pixels wide and high. */
export async function logoAsSvg(logo: Buffer, most: number): Promise<string> {
  const text = String(logo);
  const tag = text.search(/<svg[\s>]/);
  // Before the tag may stand what XML begins with, which an SVG within another has not.
  if (tag !== -1) return text.slice(tag);
  const fit = { width: most, height: most, fit: "inside", withoutEnlargement: true } as const;
  const small = sharp(logo).resize(fit).png({ palette: true, quality: 90 });
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  const address = `data:image/png;base64,${data.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}" ${size}><image ${size} href="${address}"/></svg>`;
}

/** How wide a drawing is that is shown this high. */
export async function widthBeside(height: number, svg: string): Promise<number> {
  const whole = await sharp(Buffer.from(svg)).metadata();
  return Math.round((height * whole.width) / whole.height);
}

/** A logo of any shape in the middle of an icon's square, as SVG. */
export function squared(svg: string): string {
  const inside = placed(svg, MARGIN, SIDE - 2 * MARGIN);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${inside}</svg>`;
}

/** The icons of browsers and telephones by their files' names, of a square drawing. `ground` is a colour as CSS writes it. */
export async function drawIcons(square: string, ground: string): Promise<Map<string, Buffer>> {
  const icons = [32, 192, 512].map((size) => [`favicon-${size}.png`, png(square, size)] as const);
  const mark = placed(square, TOUCH_MARGIN, TOUCH_SIZE - 2 * TOUCH_MARGIN);
  const touch = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TOUCH_SIZE} ${TOUCH_SIZE}"><rect width="100%" height="100%" fill="${ground}"/>${mark}</svg>`;
  const all = [...icons, ["apple-touch-icon.png", png(touch, TOUCH_SIZE)] as const];
  return new Map(await Promise.all(all.map(async ([name, icon]) => [name, await icon] as const)));
}

/** A drawing inside another: in a square of `size` whose left and upper edges are at `from`. */
function placed(svg: string, from: number, size: number): string {
  return svg
    .replace(/(?<=^<svg[^>]*)\s(?:x|y|width|height|preserveAspectRatio)=("[^"]*"|'[^']*')/g, "")
    .replace("<svg", `<svg x="${from}" y="${from}" width="${size}" height="${size}"`);
}

async function png(svg: string, width: number): Promise<Buffer> {
  const drawing = Buffer.from(svg);
  const { width: ownWidth } = await sharp(drawing).metadata();
  // Drawn at the size that it is to have: a drawing has as many dots to the inch as one asks for, 72 unasked.
  return sharp(drawing, { density: (72 * width) / ownWidth })
    .resize(width)
    .png({ palette: true, quality: 95 })
    .toBuffer();
}
