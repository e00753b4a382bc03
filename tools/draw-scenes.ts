import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { mid, narrow, wide } from "#tools/drawing/scenes/composition.ts";
import { dusk, hills } from "#tools/drawing/scenes/foot-compositions.ts";
import { footHills } from "#tools/drawing/scenes/foot-hills.ts";
import { hero } from "#tools/drawing/scenes/hero.ts";
import {
  favicon,
  houseMark,
  ON_DARK,
  ON_LINEN,
  touchIcon,
} from "#tools/drawing/scenes/house-mark.ts";

const DRAWN = new URL("../app/art/drawn/", import.meta.url);
const TOUCH_ICON = 180;

const scenes = {
  ...Object.fromEntries([wide, mid, narrow].map((one) => [`hero/${one.name}`, hero(one)])),
  ...Object.fromEntries([hills, dusk].map((one) => [one.name, footHills(one)])),
  logo: houseMark(ON_LINEN),
  "logo-on-dark": houseMark(ON_DARK),
  favicon: favicon(),
};

await Promise.all(
  ["hero/", "icons/"].map((folder) => mkdir(new URL(folder, DRAWN), { recursive: true })),
);
for (const [name, svg] of Object.entries(scenes)) {
  await writeFile(new URL(`${name}.svg`, DRAWN), svg);
}
for (const size of [32, 192, 512]) {
  await writeIcon(favicon(), `favicon-${size}`, size);
}
await writeIcon(touchIcon(), "apple-touch-icon", TOUCH_ICON);

async function writeIcon(svg: string, name: string, size: number): Promise<void> {
  const icon = await sharp(Buffer.from(svg)).resize(size, size).png({ palette: true }).toBuffer();
  await writeFile(new URL(`icons/${name}.png`, DRAWN), icon);
}
