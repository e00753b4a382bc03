import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fromXml } from "xast-util-from-xml";

const drawings = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svg"))
  .map((file) => [file, readFileSync(path.join(import.meta.dirname, file), "utf8")] as const);

test.each([
  [/\.small\.svg$/, 4500],
  [/^(?:elders|pillars|quiet)\//, 9000],
  [/^light\//, 5000],
])("a drawing like %s weighs at most %i bytes", (folder, bytes) => {
  const ours = drawings.filter(([file]) => folder.test(file));
  expect(ours.length).toBeGreaterThan(0);
  for (const [file, svg] of ours) expect.soft(svg.length, file).toBeLessThanOrEqual(bytes);
});

test.each(drawings)("%s needs no other file, runs nothing and stands still", (_, svg) => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(() => fromXml(svg), "a browser shows no drawing with an open tag").not.toThrow();
  expect(svg).not.toMatch(
    /<script|<style|style=|<animate|<image|<text|https?:(?!\/\/www\.w3\.org)|href="(?!#)/,
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
    for (const [other, another] of seen.slice(0, index).entries()) {
      const sum = one.reduce((total, grey, at) => total + Math.abs(grey - (another[at] ?? 0)), 0);
      expect.soft(sum / one.length, `${files[index]} and ${files[other]}`).toBeGreaterThan(15);
    }
  }
});

test("one can see through the missing pane, and through no other", async () => {
  const drawing = path.join(import.meta.dirname, "missing-pane.svg");
  const { data, info } = await sharp(drawing).raw().toBuffer({ resolveWithObject: true });
  const opacityAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([opacityAt(237, 203), opacityAt(150, 300), opacityAt(300, 400)]).toEqual([0, 255, 255]);
});
