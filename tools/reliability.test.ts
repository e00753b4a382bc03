import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every test that docs/reliability.md names is there", () => {
  const rows =
    readFileSync("docs/reliability.md", "utf8").match(/^\| (?!What fails|---).*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const named = [...row.matchAll(/`((?:app|demo|tests|tools)\/\S+)`/g)].map(
      ([, file = ""]) => file,
    );
    expect(named.length, row).toBeGreaterThan(0);
    expect(
      named.filter((file) => !existsSync(file)),
      row,
    ).toEqual([]);
  }
});
