import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { readBuiltFile } from "#tests/support/built-pages.ts";
import { daysBetween } from "#time";

const { facts, today } = builtChurch;
const securityContact = readBuiltFile(".well-known/security.txt");

/** The value of a field of security.txt, "Contact". */
function readField(name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, "m").exec(securityContact)?.[1];
}

test("whoever finds a hole in the website reads at /.well-known/security.txt whom to tell", () => {
  expect(readField("Contact")).toBe(`mailto:${facts.email}`);
  expect(readField("Canonical")).toBe(new URL("/.well-known/security.txt", facts.website).href);
});

test("security.txt is valid for most of a year after the build, and no longer, as its standard asks", () => {
  const lastDay = readField("Expires")?.slice(0, "2026-12-06".length) ?? "";
  const days = daysBetween(today, lastDay);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
