import { Resvg } from "@resvg/resvg-js";
import decode from "jsqr";
import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { builtPage, one } from "#tests/support/built-html.ts";

test("the QR code on the printed sheet leads to the page, as another program reads it", () => {
  const code = one("main svg[aria-label^='QR code']", builtPage("/this-week"));
  const { viewBox } = code.properties;
  const { d, stroke } = one("path", code).properties;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path stroke="${stroke}" d="${d}"/></svg>`;
  const drawn = new Resvg(svg, {
    background: "white",
    fitTo: { mode: "width", value: 370 },
  }).render();
  const read = decode(new Uint8ClampedArray(drawn.pixels), drawn.width, drawn.height);
  expect(read?.data).toBe(new URL("/this-week", readChurch().website).href);
});
