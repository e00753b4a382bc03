import { expect, test } from "vitest";
import { headerFile } from "./header-file.ts";
import { headersOfPages, KEPT_FOR_GOOD } from "./headers.ts";

const policy = "default-src 'none'";
const assets = ["page-a1b2.js", "page-c3d4.css", "text-e5f6.woff2", "hall-a7b8.jpg"];

const ofPages = Object.keys(headersOfPages(policy));
const [all = "", ...others] = headerFile(policy, assets).split(/\n(?=\/)/);

test("the pages' policy goes with every address, for there may be the page that says that it is unknown", () => {
  expect(all).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; frame-ancestors/);
  expect(all).not.toContain("Cache-Control");
});

test("a file that is there goes without what is for pages", () => {
  const without = ofPages.map((name) => `  ! ${name}\n`).join("");
  expect(others).toContain(`/assets/page-a1b2.js\n${without}  Cache-Control: ${KEPT_FOR_GOOD}`);
  expect(others).toContainEqual(
    expect.stringMatching(`^/\\*\\.svg\n${without}  Content-Security-Policy: default-src 'none'; `),
  );
});

test("no header of an address is given by two rules, for both would be sent", () => {
  for (const name of ["Content-Security-Policy", "Cache-Control"]) {
    for (const address of ["/assets/page-a1b2.js", "/assets/hall-a7b8.jpg", "/service-worker.js"]) {
      const rules = others.filter((rule) => goesFor(rule, address) && rule.includes(`  ${name}: `));
      expect(rules.length, `${address} ${name}`).toBeLessThanOrEqual(1);
    }
  }
});

test("that there is no script at an address is not kept", () => {
  const addresses = headerFile(policy, assets).match(/^\/assets\/.*$/gm);
  expect(addresses).toContain("/assets/page-a1b2.js");
  expect(addresses?.filter((address) => /\*$|\*\.(?:js|css|woff2)$/.test(address))).toEqual([]);
});

test("what Cloudflare would leave out without a word stops the build", () => {
  expect(() => headerFile("x".repeat(2000), [])).toThrow("too long for Cloudflare");
  const many = Array.from({ length: 100 }, (_, index) => `page-${index}.js`);
  expect(() => headerFile(policy, many)).toThrow("Cloudflare reads 100");
});

function goesFor(rule: string, address: string): boolean {
  const [start = "", end] = (rule.split("\n")[0] ?? "").split("*");
  return end === undefined ? address === start : address.startsWith(start) && address.endsWith(end);
}
