import { expect, test } from "vitest";
import { asHeader, contentPolicy, withPolicy } from "./content-policy.ts";

const atChurchSuite = "https://ballydown.churchsuite.com";
const asking = {
  account: atChurchSuite,
  pictures: `${atChurchSuite} https://cdn.churchsuite.com`,
  counter: "https://stats.example",
  collector: "https://collect.example",
};
const alone = { account: "", pictures: "", counter: "", collector: "" };

const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((text) => text.split(/ (.*)/s).slice(0, 2)));

test("a church's pages may ask ChurchSuite and the counter for what they need, and nobody else", () => {
  expect(directives(contentPolicy([], asking))).toMatchObject({
    "default-src": "'self'",
    "script-src": "'self' https://stats.example",
    "img-src": "'self' https://ballydown.churchsuite.com https://cdn.churchsuite.com",
    "connect-src": "'self' https://ballydown.churchsuite.com https://collect.example",
    "frame-src": "https://ballydown.churchsuite.com",
    "form-action": "'none'",
    "trusted-types": "offline description events-for-search counter",
  });
});

test("a church without account and counter asks nobody", () => {
  const policy = contentPolicy([], alone);
  expect(policy).not.toContain("https:");
  expect(directives(policy)).toMatchObject({
    "frame-src": "'none'",
    "trusted-types": "offline description events-for-search",
  });
});

test("nobody may frame a page, which a policy in its head cannot say", () => {
  const policy = contentPolicy([], alone);
  expect(asHeader(policy)).toMatch(/; frame-ancestors 'none'$/);
  expect(withPolicy('<head><meta charSet="utf-8"/><title>', policy)).toBe(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/><title>`,
  );
});

test("a page without a charset is not published without its policy", () => {
  expect(() => withPolicy("<title>", "default-src 'none'")).toThrow("has no charset");
});
