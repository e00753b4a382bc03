import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Entry = { integrity?: string; resolved?: string; hasInstallScript?: boolean };

const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
/** The folders of those packages for which something holds. The project itself has the folder "". */
const foldersWhere = (holds: (entry: Entry) => boolean) =>
  Object.keys(packages).filter((folder) => folder !== "" && holds(packages[folder] ?? {}));

test("every package has a checksum, and no address that says where to fetch it", () => {
  expect(foldersWhere(() => true).length).toBeGreaterThan(100);
  expect(foldersWhere(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
  expect(foldersWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test("no package runs a program of its own when it is installed", () => {
  expect(foldersWhere(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
});
