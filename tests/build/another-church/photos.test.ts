import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { builtPage, findAll, findOne } from "#tests/support/built-html.ts";
import { SITE } from "#tests/support/built-pages.ts";

const PHOTOS = "tests/another-church/photos";
const assets = readdirSync(path.join(SITE, "assets"));

test("the photos of another church say where they were taken, so that the published ones can be looked at for that", async () => {
  for (const photo of readdirSync(PHOTOS)) {
    const { exif, xmp } = await sharp(path.join(PHOTOS, photo)).metadata();
    expect(exif?.toString("latin1"), photo).toContain("Telephone");
    expect(xmp?.toString(), photo).toContain("Portfarron");
  }
});

test("a photo that a telephone has saved lying on its side stands upright on its page", async () => {
  const { orientation } = await sharp(path.join(PHOTOS, "harbour.jpg")).metadata();
  expect(orientation).toBe(6);
  const { src } = findOne("main picture img", builtPage("/visiting-by-boat")).properties;
  const published = await sharp(path.join(SITE, String(src))).metadata();
  expect([published.width, published.height]).toEqual([800, 600]);
});

test("when the consent to a photo has ended it is not published, and its elder has initials", () => {
  const hers = assets.filter((asset) => asset.startsWith("winifred-skerrow"));
  expect(hers.filter((asset) => !asset.includes(".svg"))).toEqual([]);
  const elders = findAll(
    'section[aria-labelledby="session-heading"] figure',
    builtPage("/about-us"),
  );
  const [clerk, winifred] = elders.map((elder) => String(findOne("img", elder).properties.src));
  expect(winifred).toMatch(/winifred-skerrow-[\w-]+\.svg$/);
  expect(clerk).toMatch(/\.svg$/);
});

test("a place on the way to a seat has its photo, or a drawing if the consent has ended or there is no photo", () => {
  for (const page of ["/", "/setting-out"]) {
    const [slipway, door, bench] = findAll("#first-visit li", builtPage(page));
    const [harbour] = findAll("img", slipway ?? expect.fail());
    expect(harbour?.properties.src).toMatch(/\/harbour-[^/]+\.jpg$/);
    expect(harbour?.properties.alt).toBe("The harbour from the top of the slipway");
    for (const place of [door, bench]) {
      const [window] = findAll("img", place ?? expect.fail());
      expect(window?.properties.src).toMatch(/\/[23]-[^/]+\.svg$/);
    }
  }
});
