import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcons, measureWidth, putIntoSquare, writeLogoAsSvg } from "./icons.ts";

const red = { width: 400, height: 100 };
const png = await sharp({ create: { ...red, channels: 3, background: "#c00000" } })
  .png()
  .toBuffer();
const svg =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="4in" height="1in" viewBox="0 0 400 100"><path d="M0 0h400v100H0z" fill="#c00000"/></svg>';

test.each([
  ["an SVG", Buffer.from(svg)],
  ["a PNG", png],
])("of %s of any shape come icons of all sizes, whole and in the middle", async (_, logo) => {
  const drawing = await writeLogoAsSvg(logo, 512);
  expect(await measureWidth(40, drawing)).toBe(160);
  const icons = await drawIcons(putIntoSquare(drawing), "#faf5ea");
  expect([...icons.keys()]).toEqual([
    "favicon-32.png",
    "favicon-192.png",
    "favicon-512.png",
    "apple-touch-icon.png",
  ]);
  const icon = await colours(icons.get("favicon-192.png"));
  expect(icon.width).toBe(192);
  expect([icon.at(96, 96), icon.at(8, 96), icon.at(184, 96)].map(String)).toEqual(
    Array(3).fill("192,0,0,255"),
  );
  expect(icon.at(96, 60)[3]).toBe(0);
  const touch = await colours(icons.get("apple-touch-icon.png"));
  expect([touch.width, ...touch.at(4, 4)]).toEqual([180, 250, 245, 234, 255]);
  expect(touch.at(90, 90)).toEqual([192, 0, 0, 255]);
});

async function colours(picture: Buffer | undefined) {
  const raw = sharp(picture).ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  return { width: info.width, at };
}
