import { expect, test } from "vitest";
import { writeErrorLine } from "./tell-github.ts";

test("GitHub shows an error of several lines as one, at its line of the file", () => {
  expect(writeErrorLine("100 % off:\nit ends")).toBe("::error::100 %25 off:%0Ait ends");
  expect(writeErrorLine("is empty", "content/a,b.md, line 3")).toBe(
    "::error file=content/a%2Cb.md,line=3::is empty",
  );
});
