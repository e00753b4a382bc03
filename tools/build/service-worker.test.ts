import { expect, test } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { precacheList } from "./service-worker.ts";

const files = {
  "index.html":
    '<link href="/assets/site-1.css"><img src="/assets/window-1.svg"><img src="/assets/window.light-1.svg"><img src="/assets/face-1.webp"><img src="/assets/hero-1.svg">',
  "giving/index.html": '<img src="/assets/giving-1.svg">',
  "offline.html":
    '<ul data-kept-pages="true"><a href="/">Home</a></ul><a href="/giving"></a><script src="/assets/entry-1.js"></script>',
  "assets/site-1.css":
    "@font-face{src:url(/assets/text-1.woff2)}@font-face{src:url(/assets/text-rare-1.woff2)}",
  "assets/entry-1.js":
    'import("./island-1.js");import("./ics-file-1.js");img.src="/assets/quiet-1.svg"',
  "assets/island-1.js": 'import"./react-1.js"',
  "assets/hero-1.svg": `<svg>${" ".repeat(9000)}</svg>`,
  ...Object.fromEntries(
    "react-1.js ics-file-1.js window-1.svg window.light-1.svg giving-1.svg quiet-1.svg face-1.webp text-1.woff2 text-rare-1.woff2"
      .split(" ")
      .map((name) => [`assets/${name}`, ""]),
  ),
};

test("a page is kept with its style, scripts, letters and windows; not with photos, landscapes and thrown light, nor with what other pages have", async () => {
  const kept = precacheList(folderWith(files));
  expect(kept.map(({ url }) => url)).toEqual([
    "/",
    "/offline.html",
    "/assets/entry-1.js",
    "/assets/island-1.js",
    "/assets/react-1.js",
    "/assets/site-1.css",
    "/assets/text-1.woff2",
    "/assets/window-1.svg",
  ]);
});

test("a page that says something else has another revision, and a file of the assets needs none", async () => {
  const before = precacheList(folderWith(files));
  const after = precacheList(folderWith({ ...files, "index.html": "Other words" }));
  expect(after[0]?.revision).not.toBe(before[0]?.revision);
  expect(after[1]).toEqual(before[1]);
  expect(before.at(-1)?.revision).toBeNull();
});
