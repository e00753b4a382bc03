import { expect, test } from "vitest";
import { addPolicy, writeContentPolicy, writeHeaderPolicy } from "./content-policy.ts";
import {
  contentTypes,
  HSTS,
  headersOfAll,
  KEPT_FOR_GOOD,
  makePageHeaders,
  otherPolicies,
} from "./headers.ts";
import { writeCaddyfile, writeHeaderFile } from "./host-files.ts";

const POLICY = "default-src 'none'";
const DOMAIN = "www.ballydown.org";
const assets = ["page-a1b2.js", "page-c3d4.css", "text-e5f6.woff2", "hall-a7b8.jpg"];
const files = {
  _headers: writeHeaderFile(POLICY, assets),
  Caddyfile: writeCaddyfile(POLICY, DOMAIN),
};
const [all = "", ...others] = files._headers.split(/\n(?=\/)/);

test.each(Object.entries(files))("%s says every header, and how long files are kept", (_, text) => {
  const headers = { ...headersOfAll, ...makePageHeaders(POLICY) };
  const policies = otherPolicies.map(({ policy }) => policy);
  for (const value of [...Object.entries(headers).flat(), ...policies, HSTS, KEPT_FOR_GOOD]) {
    expect(text).toContain(value);
  }
  // Nothing is left to be filled in.
  expect(text).not.toContain("%");
});

test("a host of one's own knows every kind of file", () => {
  for (const [ending, type] of Object.entries(contentTypes)) {
    expect(files.Caddyfile).toContain(`~\\.${ending}$ "${type}"`);
  }
});

test("the pages' policy goes with every address, for there may be the page that says that it is unknown", () => {
  expect(all).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; frame-ancestors/);
  expect(all).not.toContain("Cache-Control");
});

test("a file that is there goes without what is for pages", () => {
  const ofPages = Object.keys(makePageHeaders(POLICY));
  const without = ofPages.map((name) => `  ! ${name}\n`).join("");
  expect(others).toContain(`/assets/page-a1b2.js\n${without}  Cache-Control: ${KEPT_FOR_GOOD}`);
  expect(others).toContainEqual(
    expect.stringMatching(`^/\\*\\.svg\n${without}  Content-Security-Policy: default-src 'none'; `),
  );
});

test("no header of an address is given by two rules, for both would be sent", () => {
  const goesFor = (rule: string, address: string) => {
    const [start = "", end] = (rule.split("\n")[0] ?? "").split("*");
    return end === undefined
      ? address === start
      : address.startsWith(start) && address.endsWith(end);
  };
  for (const name of ["Content-Security-Policy", "Cache-Control"]) {
    for (const address of ["/assets/page-a1b2.js", "/assets/hall-a7b8.jpg", "/service-worker.js"]) {
      const rules = others.filter((rule) => goesFor(rule, address) && rule.includes(`  ${name}: `));
      expect(rules.length, `${address} ${name}`).toBeLessThanOrEqual(1);
    }
  }
});

test("that there is no script at an address is not kept", () => {
  const addresses = files._headers.match(/^\/assets\/.*$/gm);
  expect(addresses).toContain("/assets/page-a1b2.js");
  expect(addresses?.filter((address) => /\*$|\*\.(?:js|css|woff2)$/.test(address))).toEqual([]);
});

test("what Cloudflare would leave out without a word stops the build", () => {
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
      "trusted-types offline description events-for-search analytics",
    ]),
  );
});

const alone = writeContentPolicy([], { account: "", pictures: "", analytics: "", pageViews: "" });

test("a church without an account and analytics asks nobody", () => {
  expect(alone).not.toContain("https:");
  expect(alone).toContain("; frame-src 'none'; ");
  expect(alone).toMatch(/; trusted-types offline description events-for-search$/);
});

test("nobody may frame a page, which a policy in its head cannot say; and none is published without its policy", () => {
  expect(writeHeaderPolicy(alone)).toMatch(/; frame-ancestors 'none'$/);
  expect(addPolicy('<head><meta charSet="utf-8"/><title>', alone)).toBe(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${alone}"/><title>`,
  );
  expect(() => addPolicy("<title>", alone)).toThrow("has no charset");
});
