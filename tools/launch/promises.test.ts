import { expect, test } from "vitest";
import { promisesToMake } from "./promises.ts";

const TODAY = "2026-11-21";
const said = (text: string, promises: Parameters<typeof promisesToMake>[1] = {}) =>
  promisesToMake([{ file: "home.md", text }], promises, TODAY).map(
    ({ weight, where, what }) => `${weight} ${where.replace("sample/", "")}: ${what}`,
  );

test("what the words say of a church, somebody makes sure of by name and date", () => {
  expect(said("There is a\nloop  system.")).toContainEqual(
    expect.stringMatching(
      /^must home\.md, line 2: “The loop system works .* hearing-loop: \{ by: NAME, on: 2026-11-21 \}$/,
    ),
  );
  const promised = { "hearing-loop": { by: "Elaine Burrows", on: "2026-10-01" } };
  expect(said("There's a loop system.", promised).join()).not.toContain("loop");
});

test("what the words do not say need not be promised, but every church is asked about insurance", () => {
  expect(said("All welcome.").join()).not.toContain("loop");
  expect(said("All welcome.").join()).toContain("insured: { by: NAME");
});

test("what was true last autumn is asked again, and nothing is promised ahead", () => {
  expect(said("", { insured: { by: "Elaine Burrows", on: "2025-09-01" } })).toContainEqual(
    expect.stringContaining("should promises.yaml: Elaine Burrows made sure on 2025-09-01"),
  );
  expect(said("", { insured: { by: "Elaine Burrows", on: "2027-09-01" } })).toContainEqual(
    expect.stringContaining(
      "must promises.yaml: insured was made sure of on 2027-09-01, which is yet to come",
    ),
  );
});
