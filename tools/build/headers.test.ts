import { expect, test } from "vitest";
import { writeHeaderFile, writePolicy } from "./headers.ts";

// tests/build/hosts.test.ts asks for the headers of a real build.
const POLICY = "default-src 'none'";
const assets = ["page-a1b2.js", "page-c3d4.css", "text-e5f6.woff2", "hall-a7b8.jpg"];

/** The rules of `_headers`, each with its address and its lines. */
function listRules(repository?: { name: string; branch: string }): [string, string[]][] {
  const rules = writeHeaderFile(POLICY, assets, repository).split(/\n(?=\/)/);
  return rules.map((rule) => {
    const [address = "", ...lines] = rule.trim().split(/\n\s+/);
    return [address, lines];
  });
}

test("a church's own domain is only asked over encrypted connections", () => {
  expect(new Map(listRules()).get("/*")).toContain("Strict-Transport-Security: max-age=31536000");
});

test("the editor is sent with a policy of its own, which reaches the church's repository and nothing else", () => {
  const rules = new Map(listRules({ name: "ballydown/website", branch: "main" }));
  for (const address of ["/edit", "/edit/", "/edit/*.js"]) {
    expect(rules.get(address)).toEqual([
      "! Content-Security-Policy",
      "! Cross-Origin-Opener-Policy",
      expect.stringMatching(
        /^Content-Security-Policy: default-src 'none'; .*connect-src [^;]* https:\/\/api\.github\.com;/,
      ),
    ]);
  }
});

test("browsers do not keep the answer that a script is missing: each script has a rule by its whole name", () => {
  const addresses = listRules().flatMap(([address]) => (/^\/assets/.test(address) ? address : []));
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
  const churchsuite = { account: "ballydown", calendar: "embed" };
  const analytics = {
    script: "https://stats.example/script.js",
    "sends-to": "https://collect.example/views",
    site: "ballydown",
  };
  const policy = writePolicy("", { churchsuite, analytics }, false);
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' https://stats.example",
      "img-src 'self' https://ballydown.churchsuite.com https://cdn.churchsuite.com",
      "connect-src 'self' https://ballydown.churchsuite.com https://collect.example",
      "frame-src https://ballydown.churchsuite.com",
      "form-action 'none'",
      "trusted-types description analytics",
    ]),
  );
  const withoutOthers = writePolicy("", {}, false);
  expect(withoutOthers).not.toContain("https:");
  expect(withoutOthers).toContain("; frame-src 'none'; ");
  expect(withoutOthers).toMatch(/; trusted-types description$/);
});
