import { expect, test } from "vitest";
import { headerFile } from "./header-file.ts";

const policy = "default-src 'none'";
const assets = ["page-a1b2.js", "page-c3d4.css", "text-e5f6.woff2", "hall-a7b8.jpg"];

test("one rule is for every address, and no header has two rules", () => {
  const [all = "", ...others] = headerFile(policy, assets).split(/\n(?=\/)/);
  expect(all).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; frame-ancestors/);
  expect(all).not.toContain("Cache-Control");
  for (const rule of others)
    expect(rule.trim()).toMatch(/^\/assets\/\S+\n {2}Cache-Control: [^\n]*$/);
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
