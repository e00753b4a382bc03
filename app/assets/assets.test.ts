import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
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
