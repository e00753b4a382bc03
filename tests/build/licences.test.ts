import { expect, test } from "vitest";
import { findBuiltFile, readBuiltFile } from "#tests/support/built-pages.ts";

const licences = readBuiltFile("licences.txt");

test("/licences.txt names the packages and typefaces that go to visitors, with their licences", () => {
  for (const name of ["react", "react-dom", "scheduler", "lucide-react"]) {
    expect(licences).toContain(`\n## ${name} - `);
  }
  expect(findBuiltFile("woff2")).not.toBe("");
  for (const typeface of ["Atkinson Hyperlegible Next", "Fraunces"]) {
    expect(licences).toContain(`\n## ${typeface} (typeface)`);
  }
  expect(licences.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  expect(licences).toContain("Copyright (c) Meta Platforms, Inc. and affiliates.");
});
