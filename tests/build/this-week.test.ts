import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { builtPage, one, wordsOf, wordsOfAll } from "#tests/support/built-html.ts";

test("the QR code on the printed sheet leads to the page, as a reader of such codes says", async () => {
  const code = one("main svg[aria-label^='QR code']", builtPage("/this-week"));
  const { viewBox } = code.properties;
  const { d, stroke } = one("path", code).properties;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path stroke="${stroke}" d="${d}"/></svg>`;
  const drawing = sharp(Buffer.from(svg), { density: 720 })
    .resize(370)
    .flatten({ background: "white" });
  const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  expect(decodeQR({ data, width, height })).toBe(new URL("/this-week", readChurch().website).href);
});

test("in its HTML the week has seven days, from that on which it was written, and calls none of them today or next", () => {
  const main = one("main", builtPage("/this-week"));
  expect(wordsOf(one("h2", main))).toMatch(/^The week from \w+ \d+ \w+ 20\d\d$/);
  expect(wordsOfAll("h3", main).filter((heading) => /day \d/.test(heading))).toHaveLength(7);
  expect(wordsOfAll("h2, h3", main).join(" ")).not.toMatch(/\b(?:today|tomorrow|next)\b/i);
});
