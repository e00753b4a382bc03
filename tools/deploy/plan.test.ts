import { expect, test } from "vitest";
import { sampleStatus } from "#tests/fixtures/sample-status.ts";
import { type Plan, planOf, signInFor } from "./plan.ts";

const { built } = sampleStatus();
const cloudflare = { HOST: "cloudflare", CLOUDFLARE_API_TOKEN: "a", CLOUDFLARE_ACCOUNT_ID: "b" };
const pages = { HOST: "github-pages" };

const invented = { status: sampleStatus({ built: { ...built, isStandIn: true } }) };

const plan = (env: Record<string, string>, asked: Partial<Parameters<typeof planOf>[0]> = {}) =>
  planOf({ isPreview: false, status: sampleStatus(), isThere: () => true, env, ...asked });

/** The program that a plan runs, with what it is given. */
function commandOf(planned: Plan): string {
  return "way" in planned ? planned.way.run.join(" ") : "";
}

test("a church's site is brought to its host, and a preview takes nothing's place", () => {
  expect(commandOf(plan(cloudflare))).toMatch(
    /wrangler\.js deploy --config=build\/hosts\/wrangler\.jsonc$/,
  );
  expect(commandOf(plan(pages))).toContain("--directory=build/client -cf build/artifact.tar .");
  expect(plan(pages)).toMatchObject({ way: { done: expect.stringContaining("Packed: build/") } });
  const preview = commandOf(plan(cloudflare, { isPreview: true }));
  expect(preview).toMatch(/wrangler\.js versions upload --config=build\/hosts\/wrangler\.jsonc$/);
});

test("the worker that signs in is told the website, and asks for what GitHub says", () => {
  const ways = signInFor("https://www.ballykeel.org").map((way) => commandOf({ way }));
  expect(ways.map((words) => words.slice(words.indexOf("wrangler.js ")))).toEqual([
    "wrangler.js deploy tools/sign-in/worker.ts --compatibility-date=2026-10-01 --name=www-ballykeel-org-sign-in --var=WEBSITE:https://www.ballykeel.org",
    "wrangler.js secret put GITHUB_CLIENT_ID --name=www-ballykeel-org-sign-in",
    "wrangler.js secret put GITHUB_CLIENT_SECRET --name=www-ballykeel-org-sign-in",
  ]);
});

test.each([cloudflare, pages])("what is invented is neither published nor previewed: %o", (env) => {
  for (const isPreview of [false, true]) {
    expect(plan(env, { ...invented, isPreview })).not.toHaveProperty("way");
  }
});

test.each([
  ["no host is named", {}],
  ["the host has no previews", pages],
  ["who asks is not given the secrets", { HOST: "cloudflare" }],
])("where %s there is no preview, and that is no fault", (_what, env) => {
  expect(plan(env, { isPreview: true })).toMatchObject({ isWell: true });
});

const ofSample = { status: sampleStatus({ built: { ...built, isSample: true } }) };
const half = { HOST: "cloudflare", CLOUDFLARE_ACCOUNT_ID: "b" };

test.each([
  ["without a host", plan({}), "Expected one of: cloudflare, github-pages."],
  ["for a host that is none", plan({ HOST: "toString" }), "Found: toString"],
  ["by who has not all secrets", plan(half), "Missing: CLOUDFLARE_API_TOKEN. See docs/hosting.md"],
  [
    "without Cloudflare's program",
    plan(cloudflare, { isThere: () => false }),
    "Run npm ci --prefix",
  ],
  ["without a built site", plan(cloudflare, { status: null }), "Run npm run build first"],
  ["of invented events", plan(cloudflare, invented), "its events are invented"],
  ["of the sample's words", plan(pages, ofSample), "the sample congregation’s words"],
])("nothing is published %s, and it says why", (_what, planned, words) => {
  expect(planned).toEqual({ isWell: false, say: expect.stringContaining(words) });
});
