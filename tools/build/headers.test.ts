import { expect, test } from "vitest";
import { addPolicy, writeContentPolicy, writeHeaderPolicy } from "./content-policy.ts";
import {
  headersOfAll,
  KEPT_FOR_GOOD,
  makePageHeaders,
  POLICY_OF_FILES,
  writeHeaderFile,
} from "./headers.ts";

const POLICY = "default-src 'none'";
const assets = ["page-a1b2.js", "page-c3d4.css", "text-e5f6.woff2", "hall-a7b8.jpg"];
const file = writeHeaderFile(POLICY, assets);
const [ruleForAll = "", ...otherRules] = file.split(/\n(?=\/)/);

test("every address is sent with the headers of pages, because the page for unknown addresses may be there", () => {
  expect(ruleForAll).toMatch(/^\/\*\n/);
  for (const [name, value] of Object.entries({ ...headersOfAll, ...makePageHeaders(POLICY) })) {
    expect(ruleForAll).toContain(`\n  ${name}: ${value}`);
  }
  expect(ruleForAll).toContain("\n  Strict-Transport-Security: max-age=31536000");
  expect(ruleForAll).not.toContain("Cache-Control");
});

test("files are sent without the headers of pages", () => {
  const pageHeaders = Object.keys(makePageHeaders(POLICY));
  const removals = pageHeaders.map((name) => `  ! ${name}\n`).join("");
  expect(otherRules).toContain(
    `/assets/page-a1b2.js\n${removals}  Cache-Control: ${KEPT_FOR_GOOD}`,
  );
  expect(otherRules).toContainEqual(
    `/*.svg\n${removals}  Content-Security-Policy: ${POLICY_OF_FILES}`,
  );
});

test("the editor is sent with a policy of its own, which reaches the church's repository and nothing else", () => {
  const repository = { name: "ballydown/website", branch: "main" };
  const rules = writeHeaderFile(POLICY, assets, repository).split(/\n(?=\/)/);
  for (const address of ["/edit", "/edit/", "/edit/*.js"]) {
    const [rule = "", ...otherRules] = rules.filter((text) => text.startsWith(`${address}\n`));
    expect(otherRules).toEqual([]);
    expect(rule).toContain("  ! Content-Security-Policy\n");
    expect(rule).toMatch(
      /Policy: default-src 'none'; .*connect-src [^;]* https:\/\/api\.github\.com;/,
    );
  }
});

test("no two rules give one address the same header, because hosts would send both", () => {
  for (const name of ["Content-Security-Policy", "Cache-Control"]) {
    for (const address of ["/assets/page-a1b2.js", "/assets/hall-a7b8.jpg"]) {
      const rules = otherRules.filter(
        (rule) => appliesTo(rule, address) && rule.includes(`  ${name}: `),
      );
      expect(rules.length, `${address} ${name}`).toBeLessThanOrEqual(1);
    }
  }
});

/** Whether a rule applies to an address. A star in the rule's own address stands for anything. */
function appliesTo(rule: string, address: string): boolean {
  const [ruleAddress = ""] = rule.split("\n");
  const [start = "", end] = ruleAddress.split("*");
  if (end === undefined) return address === start;
  return address.startsWith(start) && address.endsWith(end);
}

test("browsers do not keep the answer that a script is missing: each script has a rule by its whole name", () => {
  const addresses = file.match(/^\/assets\/.*$/gm) ?? [];
  expect(addresses).toContain("/assets/page-a1b2.js");
  expect(addresses).toContain("/assets/*.jpg");
  for (const address of addresses) expect(address).not.toMatch(/\*$|\*\.(?:js|css|woff2)$/);
});

test("a line or a rule that Cloudflare would silently leave out stops the build", () => {
  expect(() => writeHeaderFile("x".repeat(2000), [])).toThrow("too long for Cloudflare");
  const many = Array.from({ length: 100 }, (_, index) => `page-${index}.js`);
  expect(() => writeHeaderFile(POLICY, many)).toThrow("Cloudflare reads 100");
});

test("a church's pages may ask ChurchSuite and the analytics for what they need, and nobody else", () => {
  const policy = writeContentPolicy([], {
    account: "https://ballydown.churchsuite.com",
    pictures: "https://ballydown.churchsuite.com https://cdn.churchsuite.com",
    analytics: "https://stats.example",
    pageViews: "https://collect.example",
  });
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' https://stats.example",
      "img-src 'self' https://ballydown.churchsuite.com https://cdn.churchsuite.com",
      "connect-src 'self' https://ballydown.churchsuite.com https://collect.example",
      "frame-src https://ballydown.churchsuite.com",
      "form-action 'none'",
      "trusted-types description events-for-search analytics",
    ]),
  );
});

test("the pages of a church without an account and without analytics may ask no other server", () => {
  const policy = writeContentPolicy([], {
    account: "",
    pictures: "",
    analytics: "",
    pageViews: "",
  });
  expect(policy).not.toContain("https:");
  expect(policy).toContain("; frame-src 'none'; ");
  expect(policy).toMatch(/; trusted-types description events-for-search$/);
});

test("the policy in the headers also forbids that others frame a page", () => {
  expect(writeHeaderPolicy(POLICY)).toBe(`${POLICY}; frame-ancestors 'none'`);
});

test("the policy in a page stands right after its charset, and a page without one stops the build", () => {
  expect(addPolicy('<head><meta charSet="utf-8"/><title>', POLICY)).toBe(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${POLICY}"/><title>`,
  );
  expect(() => addPolicy("<title>", POLICY)).toThrow("has no charset");
});
