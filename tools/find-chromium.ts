import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import { type Machine, thisMachine } from "./machine.ts";

/** Playwright's own command, to be run by Node. */
export const PLAYWRIGHT = createRequire(import.meta.url).resolve("@playwright/test/cli");

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/**
 * The Chrome or Chromium to test the site with: the one named in CHROMIUM_PATH, else one that is
 * on the machine, else one installed for the purpose. Throws an error that says what was tried.
 */
export function findChromium(
  machine: Machine = thisMachine,
  playwrightsOwn = chromium.executablePath(),
): string {
  const named = machine.environment.CHROMIUM_PATH;
  if (named) {
    if (machine.isThere(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  }
  const find = () =>
    [...onThePath(machine), ...usualPlaces(machine), playwrightsOwn].find((program) =>
      doesRun(program, machine),
    );
  return find() ?? install(machine, find);
}

function install(machine: Machine, find: () => string | undefined): string {
  const tried: string[] = [];
  for (const { what, how } of waysToInstall(machine)) {
    machine.say(`There is no Chrome or Chromium on this machine yet. Trying ${what} …`);
    const failure = how();
    const found = find();
    if (found) return found;
    tried.push(`- ${what}: ${failure ?? "it was installed, but does not run"}`);
  }
  throw new Error(
    [
      "The browser tests need Chrome or Chromium, and none could be found or installed. Tried:",
      `- the programs ${names.join(", ")} and the usual places`,
      ...tried,
      "Please install one of them, or name one: CHROMIUM_PATH=/path/to/chrome npm test",
    ].join("\n"),
  );
}

/** Each returns what went wrong, or nothing. */
function waysToInstall(machine: Machine): { what: string; how: () => string | undefined }[] {
  const ways = [
    {
      what: "Playwright's download",
      how: () => {
        const words = [PLAYWRIGHT, "install", "--no-shell", "--no-progress", "chromium"];
        return failureOf(machine.run(process.execPath, ...words));
      },
    },
  ];
  if (machine.isThere("/usr/bin/apt-get")) {
    ways.push({ what: "apt-get install chromium", how: () => installWithApt(machine) });
  }
  return ways;
}

function installWithApt(machine: Machine): string | undefined {
  // -n: where a password would be asked for, it fails instead.
  const start = machine.isRoot ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const [program = "", ...words] = start;
  const update = machine.run(program, ...words, "update");
  if (!update.succeeded) return update.reason;
  const packages = ["--no-install-recommends", "chromium", "fonts-liberation"];
  return failureOf(machine.run(program, ...words, "install", "-y", ...packages));
}

function failureOf({ succeeded, reason }: ReturnType<Machine["run"]>): string | undefined {
  return succeeded ? undefined : reason;
}

/** Ubuntu has a chromium-browser that only says where to get one, so a program must answer as well. */
function doesRun(program: string, machine: Machine): boolean {
  if (!machine.isThere(program)) return false;
  // On Windows Chrome opens a window when asked for its version.
  return machine.platform === "win32" || machine.run(program, "--version").succeeded;
}

function onThePath({ platform, environment }: Machine): string[] {
  const { delimiter, join } = platform === "win32" ? path.win32 : path.posix;
  const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
  const ending = platform === "win32" ? ".exe" : "";
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
}

function usualPlaces({ platform, environment }: Machine): string[] {
  if (platform === "darwin") {
    return ["Google Chrome", "Chromium"].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform === "win32") {
    const { ProgramFiles, "ProgramFiles(x86)": programFiles86, LOCALAPPDATA } = environment;
    return [ProgramFiles, programFiles86, LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => path.win32.join(folder, "Google", "Chrome", "Application", "chrome.exe"));
  }
  return [];
}
