import { expect, test } from "vitest";
import { sampleStatus } from "#tests/fixtures/sample-status.ts";
import { type Plan, planOf } from "./plan.ts";

const { built } = sampleStatus();
const cloudflare = { HOST: "cloudflare", CLOUDFLARE_API_TOKEN: "a", CLOUDFLARE_ACCOUNT_ID: "b" };
const netlify = { HOST: "netlify", NETLIFY_AUTH_TOKEN: "a", NETLIFY_SITE_ID: "b" };
const pages = { HOST: "github-pages" };

const plan = (env: Record<string, string>, asked: Partial<Parameters<typeof planOf>[0]> = {}) =>
  planOf({ isPreview: false, status: sampleStatus(), isThere: () => true, env, ...asked });

/** The program that a plan runs, with what it is given. */
function commandOf(planned: Plan): string {
  return "way" in planned && "run" in planned.way ? planned.way.run.join(" ") : "";
}

test("a church's site is brought to its host", () => {
  expect(commandOf(plan(cloudflare))).toMatch(
    /wrangler\.js deploy --config=build\/hosts\/wrangler\.jsonc$/,
  );
  expect(plan(netlify)).toMatchObject({ way: { send: expect.any(Function) } });
  expect(commandOf(plan(pages))).toContain("--directory=build/client -cf build/artifact.tar .");
  expect(plan(pages)).toMatchObject({ way: { done: expect.stringContaining("Packed: build/") } });
});

test("a preview takes nothing's place", () => {
  expect(commandOf(plan(cloudflare, { isPreview: true }))).toMatch(
    /wrangler\.js versions upload --config=build\/hosts\/wrangler\.jsonc$/,
  );
});

test.each([cloudflare, netlify, pages])(
  "what is invented is published nowhere, and previewed nowhere: %o",
  (env) => {
    const standIn = { status: sampleStatus({ built: { ...built, isStandIn: true } }) };
    for (const isPreview of [false, true]) {
      expect(plan(env, { ...standIn, isPreview })).not.toHaveProperty("way");
    }
  },
);

test.each([
  ["no host is named", {}],
  ["the host has no previews", pages],
  ["who asks is not given the secrets", { HOST: "cloudflare" }],
])("where %s there is no preview, and that is no fault", (_what, env) => {
  expect(plan(env, { isPreview: true })).toMatchObject({ isWell: true });
});

test.each([
  ["without a host", {}, {}, "Expected one of: cloudflare, netlify, github-pages."],
  ["for a host that is none", { HOST: "toString" }, {}, "Found: toString"],
  [
    "where the host does not know who publishes",
    { HOST: "netlify", NETLIFY_SITE_ID: "b" },
    {},
    "Missing: NETLIFY_AUTH_TOKEN. See docs/hosting.md",
  ],
  [
    "where Cloudflare's program was not installed",
    cloudflare,
    { isThere: () => false },
    "Run npm ci --prefix tools/wrangler",
  ],
  ["without a built site", cloudflare, { status: null }, "Run npm run build first"],
  [
    "of invented events",
    cloudflare,
    { status: sampleStatus({ built: { ...built, isStandIn: true } }) },
    "its events are invented",
  ],
  [
    "of the sample's words",
    pages,
    { status: sampleStatus({ built: { ...built, isSample: true } }) },
    "the sample congregation’s words",
  ],
])("nothing is published %s, and it says why", (_what, env, asked, words) => {
  expect(plan(env, asked)).toEqual({ isWell: false, say: expect.stringContaining(words) });
});
