import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Playwright's own command, to be run by Node. */
const PLAYWRIGHT = createRequire(import.meta.url).resolve("@playwright/test/cli");

const { ProgramFiles = "", LOCALAPPDATA = "" } = process.env;

/** The browser without a window of its own: it does the same tests in half the time. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const usualPrograms = [
  ...placesOf([SHELL, ...NAMES]),
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...[ProgramFiles, LOCALAPPDATA].map((folder) =>
    path.join(folder, "Google", "Chrome", "Application", "chrome.exe"),
  ),
  chromium.executablePath(),
];

/** The same programs, the whole browser first: it loads as much as a visitor's does. */
export const wholeBrowserFirst = usualPrograms.toSorted(
  (one, other) => Number(one.endsWith(SHELL)) - Number(other.endsWith(SHELL)),
);

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
 * The Chrome or Chromium to test the site with: the one named in CHROMIUM_PATH, else one that is on the machine.
 * Throws an error where CHROMIUM_PATH leads nowhere.
 */
export function findChromium(programs = usualPrograms): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH) return programs.find(doesRun);
  if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", but there is no such file.`);
}

/** The same, installed where there is none yet. Throws an error that says what to do where that fails. */
export function installChromium(programs = usualPrograms): string {
  const find = () => findChromium(programs);
  const present = find();
  if (present) return present;
  console.log("There is no Chrome or Chromium on this machine yet. Trying to install one …");
  const download = ["install", "--no-shell", "--no-progress", "chromium"];
  const installed =
    (run(process.execPath, PLAYWRIGHT, ...download) && find()) ||
    (aptInstall(SHELL, "fonts-liberation") && find());
  if (installed) return installed;
  throw new Error(
    `The browser tests need Chrome or Chromium. There is no ${[SHELL, ...NAMES].join(", ")} here, and neither
Playwright nor apt-get could install one. Please install one of them, or name one:
CHROMIUM_PATH=/path/to/chrome npm test`,
  );
}

/** Where an engine's first program is; undefined where it, or what it needs, is not on this machine. */
export function findEngine(name: EngineName): string | undefined {
  const { programs } = engines[name];
  const found = programs.map((names) => placesOf(names).find((program) => existsSync(program)));
  return found.includes(undefined) ? undefined : found[0];
}

/** The same, installed where that asks nobody for a password. */
export function installEngine(name: EngineName): string | undefined {
  const present = findEngine(name);
  if (present) return present;
  return aptInstall(...engines[name].packages) ? findEngine(name) : undefined;
}

/** What a browser calls itself, "Chromium 156.0.8078.79"; nothing where it does not say. */
export function versionOf(program: string): string {
  // On Windows Chrome opens a window when asked for its version.
  if (process.platform === "win32") return "";
  return spawnSync(program, ["--version"], { encoding: "utf8" }).stdout.trim();
}

/** Ubuntu has a chromium-browser that only says where to get one, so a program must answer as well. */
function doesRun(program: string): boolean {
  if (!existsSync(program)) return false;
  return process.platform === "win32" || spawnSync(program, ["--version"]).status === 0;
}

/** Where programs of these names may be. */
function placesOf(names: string[]): string[] {
  const { PATH = "" } = process.env;
  const ofFirefox = ["/Applications/Firefox.app/Contents/MacOS", `${ProgramFiles}/Mozilla Firefox`];
  const folders = [...PATH.split(path.delimiter), ...ofFirefox];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Installs packages of Debian or Ubuntu. False where that cannot be done, or not without asking somebody. */
function aptInstall(...packages: string[]): boolean {
  // -n: where sudo would ask for a password, it fails instead.
  const apt = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  return [["update"], ["install", "-y", "--no-install-recommends", ...packages]].every((words) =>
    run(...apt, ...words),
  );
}

/** Runs a program that prints what it does. False where it fails, or is not on this machine. */
function run(program = "", ...words: string[]): boolean {
  // apt-get must not stop to ask anything.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(program, words, { stdio: "inherit", env }).status === 0;
}
