import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = [...readFileSync("docs/reliability.md", "utf8").matchAll(/\| `(\S+)`: “(.+)” \|$/gm)];

test("docs/reliability.md names the test of each of its rows", () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows.map(([, file = "", name = ""]) => [file, name]))(
  "docs/reliability.md is right that %s holds: %s",
  (file, name) => {
    expect(readFileSync(file, "utf8")).toContain(name);
  },
);
