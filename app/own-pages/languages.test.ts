import * as v from "valibot";
import { expect, test } from "vitest";
import { language } from "#app/content-loader/facts/fields.server.ts";

test.each([
  ["uk", "ltr", "Ukrainian"],
  ["ga", "ltr", "Irish"],
  ["ar", "rtl", "Arabic"],
  ["fa-AF", "rtl", "Dari"],
  ["ur", "rtl", "Urdu"],
  ["zh-Hans", "ltr", "Simplified Chinese"],
])("a page in %s is written %s, and is called %s", (tag, dir, name) => {
  expect(v.parse(language, tag)).toEqual({ lang: tag, dir, name });
});
