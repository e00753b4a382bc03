import { expect, test } from "vitest";
import { caddyfile, wranglerConfig } from "./config-files.ts";
import { headerFile } from "./header-file.ts";
import {
  contentTypes,
  HSTS,
  headersOfAll,
  headersOfPages,
  KEPT_FOR_GOOD,
  otherPolicies,
} from "./headers.ts";

const POLICY = "default-src 'none'";
const DOMAIN = "www.ballydown.org";

const files = {
  _headers: headerFile(POLICY, ["page-a1b2.js"]),
  Caddyfile: caddyfile(POLICY, DOMAIN),
};

test.each(Object.entries(files))("%s says every header, and how long files are kept", (_, text) => {
  for (const [name, value] of Object.entries({ ...headersOfAll, ...headersOfPages(POLICY) })) {
    expect(text).toContain(name);
    expect(text).toContain(value);
  }
  for (const { policy } of otherPolicies) expect(text).toContain(policy);
  expect(text).toContain(HSTS);
  expect(text).toContain(KEPT_FOR_GOOD);
  expect(text).not.toContain("%");
});

test("a host of one's own knows every kind of file", () => {
  for (const [ending, type] of Object.entries(contentTypes)) {
    expect(files.Caddyfile).toContain(`~\\.${ending}$ "${type}"`);
  }
});

test("Cloudflare shows pages without a slash, and the site's own page where there is none", () => {
  const [, ...json] = wranglerConfig(DOMAIN).split("\n");
  expect(JSON.parse(json.join("\n"))).toMatchObject({
    name: "www-ballydown-org",
    assets: { html_handling: "drop-trailing-slash", not_found_handling: "404-page" },
  });
});
