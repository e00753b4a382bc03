import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Facts, readFacts, writeFacts } from "./facts.ts";
import { isFields } from "./same.ts";

const sample = (file: string) => readFileSync(`sample/${file}`, "utf8");

/** A file of the sample with another list of this name. */
function withList(file: string, name: string, change: (list: Facts[]) => Facts[]): string {
  const facts = readFacts(sample(file));
  const list = facts[name];
  const items = Array.isArray(list) ? list.filter(isFields) : [];
  return writeFacts(sample(file), { ...facts, [name]: change(items) });
}

const NIGHT_OFF =
  "  - { day: 2027-01-14, for: boys-brigade, what: off, why: the hall floor is being laid }\n";

test("a night that is off gets a line as those beside it, above the notes that follow", () => {
  // As the form has it: what kind it is comes first.
  const off = {
    what: "off",
    day: "2027-01-14",
    for: ["boys-brigade"],
    why: "the hall floor is being laid",
  };
  const written = withList("notices.yaml", "changes", (changes) => [...changes, off]);
  expect(written).toBe(
    sample("notices.yaml").replace("\n\n# Words at", `\n${NIGHT_OFF}\n# Words at`),
  );
});

test("a change for two groups has them in brackets, and back to one without", () => {
  const both = withList("notices.yaml", "changes", ([first, ...others]) => [
    { ...first, for: ["boys-brigade", "girls-brigade"] },
    ...others,
  ]);
  expect(both).toBe(
    sample("notices.yaml").replace("for: boys-brigade,", "for: [boys-brigade, girls-brigade],"),
  );
});

test("a change that is taken away takes its line and no other", () => {
  const written = withList("notices.yaml", "changes", (changes) => changes.toSpliced(3, 1));
  expect(written).toBe(sample("notices.yaml").replace(/.*all together in church.*\n/, ""));
});

test("changes in another order are the same lines in another order", () => {
  const written = withList("notices.yaml", "changes", (changes) => changes.toReversed());
  const lines = (text: string) => text.split("\n").toSorted();
  expect(lines(written)).toEqual(lines(sample("notices.yaml")));
  expect(written.indexOf("St Patrick")).toBeLessThan(written.indexOf("town's carols"));
});

test("the last change goes, and the notes that say how to write one stay", () => {
  const written = withList("notices.yaml", "changes", () => []);
  expect(written).toBe(
    sample("notices.yaml").replace(/^changes:\n(?: {2}- .*\n)+/m, "changes: []\n"),
  );
  const again = writeFacts(written, readFacts(sample("notices.yaml")));
  expect(readFacts(again)).toEqual(readFacts(sample("notices.yaml")));
  expect(again).toContain("# Words at the top of every page");
});

test("an elder with a photo gets the lines that the others have", () => {
  const elder = {
    name: "Thomas Wray",
    role: "",
    photo: { file: "photos/thomas-wray.jpg", alt: "A man in a flat cap" },
  };
  const written = withList("people.yaml", "session", (session) => [...session, elder]);
  const lines =
    "  - name: Thomas Wray\n    photo:\n      file: photos/thomas-wray.jpg\n      alt: A man in a flat cap\n";
  expect(written).toBe(sample("people.yaml").replace("\nstaff:", `${lines}\nstaff:`));
});

test("an elder who moves up keeps the note above the name, and the empty lines stay", () => {
  const before =
    "session:\n  # Since May\n  - name: Ruth\n\n  # Clerk\n  - name: Anne\n\n  - name: Tom\n";
  const now = { session: [{ name: "Anne" }, { name: "Ruth" }, { name: "Tom" }] };
  expect(writeFacts(before, now)).toBe(
    "session:\n  # Since May\n  # Clerk\n  - name: Anne\n\n  - name: Ruth\n\n  - name: Tom\n",
  );
});

test("a list of words in brackets stays in brackets, and one with a line for each keeps its lines", () => {
  const before = "for:\n  - adults  # of any age\n  - teens\nalso: [GB, Brigades]\n";
  expect(writeFacts(before, { for: ["teens", "adults", "60 and over"], also: ["GB"] })).toBe(
    "for:\n  - teens\n  # of any age\n  - adults\n  - 60 and over\nalso: [GB]\n",
  );
});
