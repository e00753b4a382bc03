import sharp from "sharp";
import { expect, test } from "vitest";
import { parseLogo, parsePng } from "./logo.server.ts";

const drawn = (inside: string, tag = 'viewBox="0 0 300 100"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${tag}>\n${inside}\n</svg>`;

const shapes =
  '<defs><linearGradient id="g"/><path id="p" d="M0 0h9v9z"/></defs><style>.a{fill:url(#g)}</style><use href="#p" class="a"/>';

test("a logo of shapes, gradients and styles of its own is taken as it is", () => {
  const { width, height } = parseLogo("logo.svg", drawn(shapes));
  expect([width, height]).toEqual([300, 100]);
});

test("a drawing with a width and a height only is given a sheet that can be scaled", () => {
  const logo = parseLogo("logo.svg", drawn(shapes, 'width="60mm" height="20mm"'));
  expect(logo).toMatchObject({ width: 60, svg: expect.stringContaining('viewBox="0 0 60 20"') });
});

test.each([
  ["a script", "<script>alert(1)</script>", "line 3: found <script>. A logo is a picture: nothing"],
  ["a handler", '<g onload="alert(1)"/>', 'line 3: found onload="alert(1)". A logo is a picture'],
  ["a picture from elsewhere", '<image href="https://a.example/a.png"/>', "may not fetch anything"],
  ["a linked shape", '<use xlink:href="other.svg#a"/>', "may not fetch anything from elsewhere"],
  ["a fetched style", "<style>@import 'a.css';</style>", "found an address in <style>"],
  ["a fetched fill", '<g style="fill: url( https://a.example )"/>', "may not fetch anything"],
  ["letters", "<g>\n<text>Ballydown</text></g>", "line 4: found <text>. Its letters need a font"],
  ["a tag left open", "<g>", "line 4: could not be read as a drawing"],
  ["a photograph in it", `<path d="${"M0 0h9".repeat(9000)}"/>`, "weighs 54 kB. Expected 50 kB"],
])("a logo with %s is refused, and told why", (_, inside, says) => {
  expect(() => parseLogo("logo.svg", drawn(inside))).toThrow(says);
});

test("a web page and a drawing of no size are refused, too", () => {
  expect(() => parseLogo("logo.svg", "<html></html>")).toThrow("could not be read as a drawing");
  expect(() => parseLogo("logo.svg", drawn(shapes, ""))).toThrow("does not say how large");
});

test("a PNG is taken where it is whole and large enough", async () => {
  const picture = (height: number) =>
    sharp({ create: { width: 300, height, channels: 4, background: "#173f4f" } });
  const png = await picture(120).png().toBuffer();
  const jpeg = await picture(120).jpeg().toBuffer();
  const small = await picture(40).png().toBuffer();
  expect(parsePng("logo.png", png)).toMatchObject({ width: 300, height: 120 });
  expect(() => parsePng("logo.png", jpeg)).toThrow("is no PNG picture");
  expect(() => parsePng("logo.png", png.subarray(0, -9))).toThrow("or only a part of one");
  expect(() => parsePng("logo.png", small)).toThrow("is 300 by 40 pixels. Expected 120");
});
