import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import { everyPage, readBuiltFile } from "#tests/support/built-pages.ts";

const headers = readBuiltFile("_headers");
const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? "";
const pages = [...everyPage, "500.html"];

test("the policy of pages allows what it names alone, and nothing unsafe", () => {
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:|https?:(?!\/\/)/);
});

test("the policy has the hash of every script that stands in a page, once, and no other hash", () => {
  const scripts = pages.flatMap((page) => findAll("script:not([src])", builtPage(page)));
  const hashes = scripts.flatMap(({ properties, children: [text] }) => {
    if (/json$/.test(String(properties.type)) || text?.type !== "text") return [];
    return `'sha256-${createHash("sha256").update(text.value).digest("base64")}'`;
  });
  expect(policy.match(/'sha256-[^']+'/g)?.sort()).toEqual([...new Set(hashes)].sort());
});

test("no page has a style or a script that a policy cannot name, such as one in an attribute", () => {
  for (const page of pages) {
    const html = builtPage(page);
    expect(findAll("style, [style], base, object, embed, form", html), page).toEqual([]);
    expect(findAll('[href^="javascript:"], [src^="data:"]', html), page).toEqual([]);
    const attributes = findAll("*", html).flatMap(({ properties }) => Object.keys(properties));
    const handlers = attributes.filter((name) => /^on/i.test(name));
    expect(handlers, page).toEqual([]);
  }
});

test("the policy also stands at the head of every page, for hosts that send no headers", () => {
  for (const page of pages) {
    const [charset, next] = findAll("head > meta", builtPage(page));
    expect(charset?.properties.charSet, page).toBe("utf-8");
    const policyInPage = next?.properties.httpEquiv && next.properties.content;
    expect(policyInPage, page).toBe(policy.replace("; frame-ancestors 'none'", ""));
  }
});
