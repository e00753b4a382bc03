import { expect, test } from "vitest";
import { findBuiltFile, readBuiltFile } from "#tests/support/built-pages.ts";

const licences = readBuiltFile("licences.txt");

test("/licences.txt names the packages and typefaces that go to visitors, with their licences", () => {
  for (const name of ["react", "react-dom", "scheduler", "lucide-react"]) {
    expect(licences).toContain(`\n${name} `);
  }
  expect(findBuiltFile("woff2")).not.toBe("");
  for (const typeface of ["Atkinson Hyperlegible Next", "Fraunces"]) {
    expect(licences).toContain(`\n${typeface} (typeface)`);
  }
  expect(licences.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  expect(licences).toContain("Copyright (c) Meta Platforms, Inc. and affiliates.");
});

test("/licences.txt names no package that only builds the site", () => {
  for (const name of ["react-router", "sharp", "yaml", "remark-parse"]) {
    expect(licences).not.toContain(`\n${name} `);
  }
});

test("/licences.txt says of each package where its source is, as some licences ask", () => {
  const packages = licences.match(/^[@a-z][\w./-]+ \d+\.\d+\.\d+.*$/gm) ?? [];
  expect(packages.length).toBeGreaterThan(3);
  for (const line of packages) expect(line).toMatch(/ {2}https:\/\/\S+$/);
});
