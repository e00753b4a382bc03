import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fromXml } from "xast-util-from-xml";

const drawings = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svg"))
  .map((file) => [file, readFileSync(path.join(import.meta.dirname, file), "utf8")] as const);

test.each([
  ["small window", 4500, /\.small\.svg$/],
  ["window of the elders, the pillars and the events", 9000, /^(?:elders|pillars|quiet)\//],
  ["light at the head of a page", 5000, /^light\//],
])("each %s weighs at most %i bytes", (_what, bytes, files) => {
  const drawingsOfKind = drawings.filter(([file]) => files.test(file));
  expect(drawingsOfKind.length).toBeGreaterThan(0);
  for (const [file, svg] of drawingsOfKind) {
    expect.soft(svg.length, file).toBeLessThanOrEqual(bytes);
  }
});

test.each(drawings)("%s needs no other file, runs nothing and stands still", (_, svg) => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(() => fromXml(svg), "a browser shows no drawing with an open tag").not.toThrow();
  expect(svg).not.toMatch(
    /<script|<style|style=|<animate|<image|<text|https?:(?!\/\/www\.w3\.org)|href="(?!#)/,
  );
});

/** Draws a file a hundred pixels high, as grey values. */
async function drawSmall(file: string): Promise<Buffer> {
  const small = sharp(path.join(import.meta.dirname, file))
    .resize({ height: 100 })
    .flatten();
  return small.greyscale().blur(1).raw().toBuffer();
}

test("no two windows of the events look alike at a hundred pixels, even without their colours", async () => {
  const files = drawings
    .map(([file]) => file)
    .filter((file) => /^quiet\/[a-z]+-\d\.svg$/.test(file));
  expect(files).toHaveLength(21);
  const windows = await Promise.all(files.map(drawSmall));
  for (const [index, window] of windows.entries()) {
    for (const [otherIndex, otherWindow] of windows.slice(0, index).entries()) {
      const names = `${files[index]} and ${files[otherIndex]}`;
      expect.soft(meanDifference(window, otherWindow), names).toBeGreaterThan(15);
    }
  }
});

function meanDifference(greys: Buffer, others: Buffer): number {
  const sum = greys.reduce(
    (total, grey, index) => total + Math.abs(grey - (others[index] ?? 0)),
    0,
  );
  return sum / greys.length;
}

test("one can see through the missing pane, and through no other", async () => {
  const drawing = path.join(import.meta.dirname, "missing-pane.svg");
  const { data, info } = await sharp(drawing).raw().toBuffer({ resolveWithObject: true });
  const opacityAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([opacityAt(237, 203), opacityAt(150, 300), opacityAt(300, 400)]).toEqual([0, 255, 255]);
});
