import { existsSync } from "node:fs";
import path from "node:path";
import { aptInstall } from "./apt-install.ts";

/** The two engines beside Chromium: the programs that each needs, by any of their names, and Debian's packages of them. */
const engines = {
  Firefox: { programs: [["firefox-esr", "firefox", "firefox.exe"]], packages: ["firefox-esr"] },
  WebKitGTK: {
    programs: [["WebKitWebDriver"], ["Xvfb"]],
    packages: ["webkit2gtk-driver", "xvfb"],
  },
};

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

/**
 * Where the first program of an engine is that journeys are tested in. What is missing is installed where that needs
 * nobody's leave; undefined where it cannot be had.
 */
export function findEngine(name: EngineName): string | undefined {
  const { programs, packages } = engines[name];
  const find = () => programs.map((names) => findProgram(names));
  let found = find();
  if (found.includes(undefined) && aptInstall(...packages)) found = find();
  return found.includes(undefined) ? undefined : found[0];
}

function findProgram(names: string[]): string | undefined {
  const { PATH = "", ProgramFiles = "" } = process.env;
  const folders = [
    ...PATH.split(path.delimiter),
    "/Applications/Firefox.app/Contents/MacOS",
    path.join(ProgramFiles, "Mozilla Firefox"),
  ];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((program) => existsSync(program));
}
