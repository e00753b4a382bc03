import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFacts, writeFacts } from "./facts.ts";

const church = readFileSync("sample/church.yaml", "utf8");

test("boxes that were empty before and are still get no line", () => {
  const boxes = {
    looks: { palette: "", hills: "" },
    "offline-copies": "",
    charity2: null,
    logos: [],
  };
  expect(writeFacts(church, { ...readFacts(church), ...boxes })).toBe(church);
});

test("a switch that was set by hand comes back as it was typed, and changes in its own line", () => {
  const off = `${church}# Until the summer.\noffline-copies: no\n`;
  expect(writeFacts(off, readFacts(off))).toBe(off);
  const now = { ...readFacts(off), "offline-copies": "yes" };
  expect(writeFacts(off, now)).toBe(off.replace("copies: no", "copies: yes"));
});

test("a new field stands where the form has it, in its own quotes", () => {
  const { services, ...facts } = readFacts(church);
  const [main, ...others] = Array.isArray(services) ? services : [];
  const now = {
    ...facts,
    services: [{ name: main.name, every: main.every, week: "first", ...main }, ...others],
  };
  expect(writeFacts(church, now)).toBe(
    church.replace("    every: Sunday\n    from", "    every: Sunday\n    week: first\n    from"),
  );
});

test("the hour of the service changes in its own line", () => {
  const now = structuredClone(readFacts(church));
  Object.assign(Object(now.services)[0], { from: "11:00", to: "12:15" });
  expect(writeFacts(church, now)).toBe(
    church.replace('from: "11:30"', 'from: "11:00"').replace('to: "12:45"', 'to: "12:15"'),
  );
});

test("a second service has quotes round its hours as the first has", () => {
  const { services, ...facts } = readFacts(church);
  const evening = {
    name: "Evening Service",
    every: "Sunday",
    from: "{service.end+330}",
    to: "19:30",
    also: [],
  };
  const now = { ...facts, services: [...Object(services), evening] };
  const lines =
    '  - name: Evening Service\n    every: Sunday\n    from: "{service.end+330}"\n    to: "19:30"\n';
  expect(writeFacts(church, now)).toBe(church.replace("Toy Service]\n", `Toy Service]\n${lines}`));
});

test("a field that is emptied loses its line, and the notes above it stay", () => {
  const { charity, analytics, ...now } = readFacts(church);
  expect(charity && analytics).toBeTruthy();
  expect(writeFacts(church, now)).toBe(
    church.replace("charity: NIC000000\n", "").replace("analytics: none\n", ""),
  );
});

test("one line takes the place of several, and several of one", () => {
  const counted = { script: "https://stats.kilmorran.example/a.js", site: "kilmorran.example" };
  const now = { ...readFacts(church), analytics: counted };
  const written = writeFacts(church, now);
  expect(written).toBe(
    church.replace(
      "analytics: none\n",
      "analytics:\n  script: https://stats.kilmorran.example/a.js\n  site: kilmorran.example\n",
    ),
  );
  expect(writeFacts(written, readFacts(church))).toBe(church);
});

test("words that grow past the end of the line are folded below it", () => {
  const before = "lead: Short words.\nnext: one\n";
  const words = `Longer words, ${"and longer, ".repeat(9)}and at the end a stop.`;
  expect(writeFacts(before, { lead: words, next: "one" })).toBe(
    `lead: >-\n  ${words.slice(0, 113)}\n  ${words.slice(114)}\nnext: one\n`,
  );
});

test("in folded words only the lines round a change are folded anew", () => {
  const people = readFileSync("sample/people.yaml", "utf8");
  const now = structuredClone(readFacts(people));
  Object.assign(Object(now.safeguarding), {
    words: Object(now.safeguarding).words.replace("999", "112"),
  });
  expect(writeFacts(people, now)).toBe(people.replace("999", "112"));
});

test("a file that cannot be read says in which line, in words that help", () => {
  expect(() => readFacts("name: A\nsummary: Tea: and buns\n")).toThrow(
    'line 2: summary: words with a colon in them need double quotes round them: "Tea: and buns"',
  );
});
