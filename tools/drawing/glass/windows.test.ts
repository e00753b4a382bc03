import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawAllWindows } from "./all-windows.ts";
import { initialsWindow } from "./initials-window.ts";

const windows = await drawAllWindows();

/** The windows in a folder, each with its weight in bytes. */
function weights(folder: string, ending: RegExp): [path: string, bytes: number][] {
  return [...windows]
    .filter(([path]) => path.startsWith(folder) && ending.test(path))
    .map(([path, svg]) => [path, Buffer.byteLength(svg)]);
}

test("every group has a window and a small drawing of it", async () => {
  const groups = await readdir(new URL("../../../content/groups/", import.meta.url));
  expect(groups.length).toBeGreaterThan(0);
  for (const slug of groups.map((file) => file.replace(/\.md$/, ""))) {
    expect(windows.has(`windows/${slug}.svg`), slug).toBe(true);
    expect(windows.has(`windows/${slug}.small.svg`), slug).toBe(true);
  }
});

test("the same program draws the same windows again", async () => {
  expect(await drawAllWindows()).toEqual(windows);
});

test.each(weights("windows/", /(?<!\.small)\.svg$/))("%s weighs at most 8 kB", (_, bytes) => {
  expect(bytes).toBeLessThanOrEqual(8000);
});

test.each(weights("", /\.small\.svg$/))("%s weighs at most 3.5 kB", (_, bytes) => {
  expect(bytes).toBeLessThanOrEqual(3500);
});

test.each(weights("light/", /\.svg$/))("%s weighs at most 5 kB", (_, bytes) => {
  expect(bytes).toBeLessThanOrEqual(5000);
});

test("no window holds a number that is not one", () => {
  for (const [path, svg] of windows) expect(svg, path).not.toMatch(/NaN|undefined|Infinity/);
});

test("one can see through the missing pane, and through no other", async () => {
  const svg = Buffer.from(windows.get("missing-pane.svg") ?? "");
  const { data, info } = await sharp(svg).raw().toBuffer({ resolveWithObject: true });
  const opacityAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect(opacityAt(237, 203)).toBe(0);
  expect(opacityAt(150, 300)).toBe(255);
  expect(opacityAt(300, 400)).toBe(255);
});

test("a quarry cut by the edge of the tile behind the pillars goes on at its other side", async () => {
  const svg = Buffer.from(windows.get("pillars/lancet.svg") ?? "");
  const { data, info } = await sharp(svg).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  const QUARRY_HEIGHT = 52;
  for (let y = QUARRY_HEIGHT; y < info.height; y += QUARRY_HEIGHT) {
    expect(redAt(info.width - 1, y), `beside ${y} down`).toBe(redAt(0, y));
  }
  for (let x = 0; x < info.width; x += 40) {
    expect(redAt(x, info.height - 1), `below ${x} across`).toBe(redAt(x, 0));
  }
});

test("a name with an accent still gives its initials", () => {
  expect(initialsWindow("ÉO", 1)).toBe(initialsWindow("EO", 1));
});
