import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import { expect, test } from "vitest";
import { all, builtPage } from "#tests/support/built-html.ts";
import { everyPage, SITE } from "#tests/support/built-pages.ts";

/** What the drawings of a page may weigh on their way, in bytes: those fetched at once, and all there are. */
const AT_ONCE = 60_000;
const ALTOGETHER = 80_000;

test.each(everyPage)(
  "the drawings that %s shows before anybody scrolls weigh 60 kB at most",
  (page) => {
    const pictures = all("picture, :not(picture) > img", builtPage(page));
    const atOnce = pictures.filter((picture) => !isLazy(picture));
    expect(weightOf(atOnce)).toBeGreaterThan(0);
    expect(weightOf(atOnce)).toBeLessThanOrEqual(AT_ONCE);
    expect(weightOf(pictures)).toBeLessThanOrEqual(ALTOGETHER);
  },
);

function isLazy(picture: Element): boolean {
  return all("img", picture).every(({ properties }) => properties.loading === "lazy");
}

/**
 * Bytes as they travel, packed. A drawing that stands on a page twice is sent once; of one that is
 * drawn for several screens each screen fetches one, so the heaviest counts.
 */
function weightOf(pictures: Element[]): number {
  const drawings = new Map(
    pictures.map((picture) => {
      const files = all("source, img", picture)
        .flatMap(({ properties }) => [properties.srcSet, properties.src])
        .filter((file) => String(file).endsWith(".svg"))
        .map((file) => path.join(SITE, String(file)));
      return [files.join(), Math.max(0, ...files.map(packedSize))];
    }),
  );
  return [...drawings.values()].reduce((sum, weight) => sum + weight, 0);
}

function packedSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
