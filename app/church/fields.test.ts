import { parse } from "valibot";
import { expect, test } from "vitest";
import { language, phone } from "./fields.server.ts";

test.each([
  ["02896496012", "028 9649 6012"],
  ["+442896496012", "028 9649 6012"],
  ["+44 (0)28 9649 6012", "028 9649 6012"],
  ["(028) 9649-6012", "028 9649 6012"],
  ["028 9649 6012", "028 9649 6012"],
  ["07700900132", "07700 900132"],
  ["03031231113", "0303 123 1113"],
])("the telephone number %s is printed as %s", (typed, printed) => {
  expect(parse(phone, typed)).toBe(printed);
});

test.each([
  ["uk", "ltr", "Ukrainian"],
  ["ga", "ltr", "Irish"],
  ["ar", "rtl", "Arabic"],
  ["fa-AF", "rtl", "Dari"],
  ["ur", "rtl", "Urdu"],
  ["zh-Hans", "ltr", "Simplified Chinese"],
])("a page in %s is written %s, and is called %s", (tag, dir, name) => {
  expect(parse(language, tag)).toEqual({ lang: tag, dir, name });
});
