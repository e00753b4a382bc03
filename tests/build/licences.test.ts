import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { findBuiltFile, readBuiltFile } from "#tests/support/built-pages.ts";
import { A_DAY } from "#time";

const licences = readBuiltFile("licences.txt");

test("whose work goes to visitors is at /licences.txt, with the licence and the source of each, and not what only builds or tests the site", () => {
  for (const name of ["react", "react-dom", "scheduler", "lucide-react", "workbox-core"]) {
    expect(licences).toContain(`\n${name} `);
  }
  expect(findBuiltFile("woff2")).not.toBe("");
  for (const typeface of ["Atkinson Hyperlegible Next", "Fraunces"]) {
    expect(licences).toContain(`\n${typeface} (typeface)`);
  }
  expect(licences.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  expect(licences).toContain("Copyright (c) Meta Platforms, Inc. and affiliates.");
  for (const name of ["react-router", "sharp", "yaml", "remark-parse"]) {
    expect(licences).not.toContain(`\n${name} `);
  }
  // Some licences ask that the address of the source is given.
  const packages = licences.match(/^[@a-z][\w./-]+ \d+\.\d+\.\d+.*$/gm) ?? [];
  expect(packages.length).toBeGreaterThan(3);
  for (const line of packages) expect(line).toMatch(/ {2}https:\/\/\S+$/);
});

test("whoever finds a hole reads at /.well-known/security.txt whom to tell, for the best part of a year", () => {
  const fields = readBuiltFile(".well-known/security.txt");
  const { email, website } = builtChurch.facts;
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(fields)?.[1] ?? "";
  expect(field("Contact")).toBe(`mailto:${email}`);
  expect(field("Canonical")).toBe(new URL("/.well-known/security.txt", website).href);
  const days = (new Date(field("Expires")).getTime() - Date.now()) / A_DAY;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
