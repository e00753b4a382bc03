import assert from "node:assert/strict";
import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { readBuiltFile } from "#tests/support/built-pages.ts";
import { writeEditorPolicy } from "#tools/build/content-policy.ts";

const { repository, "host-sends-headers": hostSendsHeaders } = builtChurch.facts;
assert(repository);
const policy = writeEditorPolicy(repository);

test("the editor has a policy of its own, and search engines are asked not to list it", () => {
  const html = readBuiltFile("edit/index.html");
  expect(html).toContain('<meta name="robots" content="noindex"');
  for (const address of ["/edit", "/edit/", "/edit/*.js"]) {
    const [, rest = ""] = readBuiltFile("_headers").split(`\n${address}\n`);
    const [rule] = rest.split("\n/");
    expect(rule).toContain("  ! Content-Security-Policy\n");
    expect(rule).toContain(`  Content-Security-Policy: ${policy}`);
  }
  expect(html).toMatch(/<script type="module"[^>]* src="\/edit\/[^/"]+\.js"/);
  expect(html.includes(policy)).toBe(!hostSendsHeaders);
});

test("the licences of the editor stand beside it", () => {
  const licences = readBuiltFile("edit/licences.txt");
  for (const name of [
    "@sveltia/cms ",
    "immutable ",
    "Source Sans 3 (typeface)",
    "Material Symbols",
  ]) {
    expect(licences).toContain(`\n${name}`);
  }
});
