import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fromXml } from "xast-util-from-xml";

const drawings = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svg"))
  .map((file) => [file, readFileSync(path.join(import.meta.dirname, file), "utf8")] as const);

const limits: [folder: RegExp, bytes: number][] = [
  [/\.small\.svg$/, 4500],
  [/^(?:elders|pillars|quiet)\//, 9000],
  [/^light\//, 5000],
];

test.each(limits)("a drawing like %s weighs at most %i bytes", (folder, bytes) => {
  const ours = drawings.filter(([file]) => folder.test(file));
  expect(ours.length).toBeGreaterThan(0);
  for (const [file, svg] of ours) expect.soft(svg.length, file).toBeLessThanOrEqual(bytes);
});

/** How the sky of the hero warms and its windows come on: nothing that moves where motion is not welcome. */
const comingOn =
  /<style>@media \(prefers-reduced-motion:no-preference\)\{(?:[^{}]+\{[^{}]+\})+\s*\}(?:\s*@keyframes \w+\{from\{opacity:[\d.]+\}\})+<\/style>/;

test("the windows of the church come on by day and by night, and only where motion is welcome", () => {
  const heroes = drawings.filter(([file]) => file.startsWith("hero/"));
  expect(heroes.map(([file]) => file)).toHaveLength(6);
  for (const [file, svg] of heroes) expect.soft(svg, file).toMatch(comingOn);
});

test.each(drawings)("%s is a drawing that needs no other file and runs nothing", (_, svg) => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(
    () => fromXml(svg),
    "a browser shows no drawing with a tag that is not closed",
  ).not.toThrow();
  expect(svg.replace(comingOn, "")).not.toMatch(
    /<script|<style|style=|<image|<text|https?:(?!\/\/www\.w3\.org)|href="(?!#)/,
  );
});

/** What a drawing looks like a hundred pixels high, as grey values. */
async function atAGlance(file: string): Promise<Buffer> {
  const small = sharp(path.join(import.meta.dirname, file))
    .resize({ height: 100 })
    .flatten();
  return small.greyscale().blur(1).raw().toBuffer();
}

test("no two quiet windows are taken for one another at a hundred pixels, even without their colours", async () => {
  const files = drawings.flatMap(([file]) => (/^quiet\/[a-z]+-\d\.svg$/.test(file) ? [file] : []));
  expect(files).toHaveLength(21);
  const seen = await Promise.all(files.map(atAGlance));
  for (const [index, one] of seen.entries()) {
    for (const [other, another] of seen.entries()) {
      if (other >= index) continue;
      const sum = one.reduce((total, grey, at) => total + Math.abs(grey - (another[at] ?? 0)), 0);
      expect.soft(sum / one.length, `${files[index]} and ${files[other]}`).toBeGreaterThan(15);
    }
  }
});

test("one can see through the missing pane, and through no other", async () => {
  const drawing = path.join(import.meta.dirname, "missing-pane.svg");
  const { data, info } = await sharp(drawing).raw().toBuffer({ resolveWithObject: true });
  const opacityAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect(opacityAt(237, 203)).toBe(0);
  expect(opacityAt(150, 300)).toBe(255);
  expect(opacityAt(300, 400)).toBe(255);
});
