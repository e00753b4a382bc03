import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcons, measureWidth, putIntoSquare, writeLogoAsSvg } from "./icons.ts";

const redBox = { width: 400, height: 100, channels: 3, background: "#c00000" } as const;
const png = await sharp({ create: redBox }).png().toBuffer();
const svg =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="4in" height="1in" viewBox="0 0 400 100"><path d="M0 0h400v100H0z" fill="#c00000"/></svg>';

test.each([
  ["an SVG logo", Buffer.from(svg)],
  ["a PNG logo", png],
])(
  "%s that is no square becomes icons of all sizes, with all of it in the middle",
  async (_, logo) => {
    const drawing = await writeLogoAsSvg(logo, 512);
    expect(await measureWidth(40, drawing)).toBe(160);
    const icons = await drawIcons(putIntoSquare(drawing), "#faf5ea");
    expect([...icons.keys()]).toEqual([
      "favicon-32.png",
      "favicon-192.png",
      "favicon-512.png",
      "apple-touch-icon.png",
    ]);
    const icon = await readPixels(icons.get("favicon-192.png"));
    expect(icon.width).toBe(192);
    for (const x of [8, 96, 184]) expect(icon.colourAt(x, 96)).toEqual([192, 0, 0, 255]);
    const [, , , opacityAboveLogo] = icon.colourAt(96, 60);
    expect(opacityAboveLogo).toBe(0);
    const touchIcon = await readPixels(icons.get("apple-touch-icon.png"));
    expect(touchIcon.width).toBe(180);
    expect(touchIcon.colourAt(4, 4)).toEqual([250, 245, 234, 255]);
    expect(touchIcon.colourAt(90, 90)).toEqual([192, 0, 0, 255]);
  },
);

/** A picture, of which each pixel can be looked at. */
type Pixels = {
  width: number;
  /** Red, green, blue and opacity of a pixel, each from 0 to 255. */
  colourAt: (x: number, y: number) => number[];
};

async function readPixels(picture: Buffer | undefined): Promise<Pixels> {
  const raw = sharp(picture).ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    colourAt(x, y) {
      const place = (y * info.width + x) * 4;
      return [...data.subarray(place, place + 4)];
    },
  };
}
