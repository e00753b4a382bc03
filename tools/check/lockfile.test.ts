import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Entry = { integrity?: string; resolved?: string; hasInstallScript?: boolean };

const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);

/** Lists the folders of the packages whose entries are as `matches` says. The project itself has the folder "". */
function listFolders(matches: (entry: Entry) => boolean): string[] {
  return Object.keys(packages).filter((folder) => {
    return folder !== "" && matches(packages[folder] ?? {});
  });
}

test("every package in the lock file has a checksum, and npm fetches it from whichever registry is set", () => {
  expect(listFolders(() => true).length).toBeGreaterThan(100);
  expect(listFolders(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
  expect(listFolders(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test("no package runs a program of its own when it is installed", () => {
  expect(listFolders(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
});
