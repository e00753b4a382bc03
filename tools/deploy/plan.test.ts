import { expect, test } from "vitest";
import { sampleStatus } from "#tests/fixtures/sample-status.ts";
import { planOf } from "./plan.ts";

const { built } = sampleStatus();
const cloudflare = { HOST: "cloudflare", CLOUDFLARE_API_TOKEN: "a", CLOUDFLARE_ACCOUNT_ID: "b" };
const netlify = { HOST: "netlify", NETLIFY_AUTH_TOKEN: "a", NETLIFY_SITE_ID: "b" };
const pages = { HOST: "github-pages" };

const plan = (env: Record<string, string>, asked: Partial<Parameters<typeof planOf>[0]> = {}) =>
  planOf({ isPreview: false, status: sampleStatus(), env, ...asked });

test.each([
  [cloudflare, "wrangler@", "deploy --config=build/hosts/wrangler.jsonc"],
  [netlify, "netlify-cli@", "deploy --no-build --dir=build/client --prod"],
  [pages, "tar ", "--directory=build/client -cf build/artifact.tar ."],
])("a church's site is brought to its host: %o", (env, program, command) => {
  const planned = plan(env);
  const run = "run" in planned ? planned.run.join(" ") : planned.say;
  expect(run).toContain(program);
  expect(run).toContain(command);
});

test.each([
  [cloudflare, "versions upload --config=build/hosts/wrangler.jsonc"],
  [netlify, "deploy --no-build --dir=build/client"],
])("a preview takes nothing's place: %o", (env, command) => {
  const planned = plan(env, { isPreview: true });
  const run = "run" in planned ? planned.run.join(" ") : planned.say;
  expect(run).toContain(command);
  expect(run).not.toContain("--prod");
});

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
    "NETLIFY_AUTH_TOKEN is missing",
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
