import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Entry = { integrity?: string; resolved?: string };

function packagesIn(lockfile: string): [folder: string, entry: Entry][] {
  const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(lockfile, "utf8"));
  return Object.entries(lock.packages).filter(([folder]) => folder !== "");
}

test.each(["package-lock.json", "tools/wrangler/package-lock.json"])(
  "every package that is installed has a checksum, and no address that says where to fetch it: %s",
  (lockfile) => {
    const packages = packagesIn(lockfile);
    expect(packages.length).toBeGreaterThan(10);
    const without = packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
    expect(without.map(([folder]) => folder)).toEqual([]);
    const withAddress = packages.filter(([, { resolved }]) => resolved !== undefined);
    expect(withAddress.map(([folder]) => folder)).toEqual([]);
  },
);

test("no package runs a program of its own when it is installed", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const withScript = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([folder, { hasInstallScript }]) => folder !== "" && hasInstallScript)
    .map(([folder]) => folder);
  expect(withScript).toEqual([]);
  expect(readFileSync("tools/wrangler/.npmrc", "utf8")).toContain("ignore-scripts=true\n");
});
