import { parse } from "valibot";
import { expect, test } from "vitest";
import { makePhoneAddress } from "#app/ui/addresses.ts";
import { language, phone } from "./fields.server.ts";

test.each([
  ["028\u00a09649\u00a06012", "028 9649 6012", "tel:+442896496012"],
  ["+44 (0)28 9649 6012", "028 9649 6012", "tel:+442896496012"],
  ["07700-900-132", "07700 900 132", "tel:+447700900132"],
  ["03031231113", "0303 123 1113", "tel:+443031231113"],
])("the telephone number %s is printed as %s, and dialled as %s", (typed, printed, address) => {
  expect(parse(phone, typed)).toBe(printed);
  expect(makePhoneAddress(printed)).toBe(address);
});

test.each([
  "028 9649 6012 ext 2",
  "028 9649 6012, 07700 900132",
  "028 9649 601",
  "+1 212 555 0123",
])("the telephone number %s is answered with examples of right ones", (typed) => {
  expect(() => parse(phone, typed)).toThrow(
    "expected one telephone number without an extension, such as 028 9649 6012",
  );
});

test.each([
  ["fa-AF", "rtl"],
  ["zh-Hans", "ltr"],
])("a page in the language %s is written in the direction %s", (tag, dir) => {
  expect(parse(language, tag)).toEqual({ lang: tag, dir });
});
