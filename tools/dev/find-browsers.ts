import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Playwright's own command, to be run by Node. */
const PLAYWRIGHT = createRequire(import.meta.url).resolve("@playwright/test/cli");

const { ProgramFiles = "", LOCALAPPDATA = "" } = process.env;

/** Chromium without a window. It runs the same tests in half the time. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const usualPrograms = [
  ...listPlaces([SHELL, ...NAMES]),
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...[ProgramFiles, LOCALAPPDATA].map((folder) =>
    path.join(folder, "Google", "Chrome", "Application", "chrome.exe"),
  ),
  chromium.executablePath(),
];

/** The same programs with the shell last. Lighthouse needs a whole browser, which loads as much as a visitor's does. */
export const wholeBrowserFirst = usualPrograms.toSorted(
  (one, other) => Number(one.endsWith(SHELL)) - Number(other.endsWith(SHELL)),
);

export type EngineName = "Firefox" | "WebKitGTK";

/** An engine beside Chromium. */
type Engine = {
  /** The programs that it needs, the browser first. Each may have one of several names. */
  programs: string[][];
  /** The packages of Debian that have these programs. */
  packages: string[];
};

const engines: Record<EngineName, Engine> = {
  Firefox: { programs: [["firefox-esr", "firefox", "firefox.exe"]], packages: ["firefox-esr"] },
  WebKitGTK: {
    programs: [["WebKitWebDriver"], ["Xvfb"]],
    packages: ["webkit2gtk-driver", "xvfb"],
  },
};

export const engineNames: EngineName[] = ["Firefox", "WebKitGTK"];

/**
 * Finds the Chrome or Chromium for the tests: the one that the variable CHROMIUM_PATH names, or else one on the machine.
 * Throws an error if CHROMIUM_PATH leads nowhere.
 */
export function findChromium(programs = usualPrograms): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH) return programs.find(doesRun);
  if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", but there is no such file.`);
}

/** Finds Chromium, and installs it if there is none. Throws an error that says what to do if that fails. */
export function installChromium(programs = usualPrograms): string {
  const present = findChromium(programs);
  if (present) return present;
  console.log("There is no Chrome or Chromium on this machine yet. Trying to install one …");
  run(process.execPath, PLAYWRIGHT, "install", "--no-shell", "--no-progress", "chromium");
  const byPlaywright = findChromium(programs);
  if (byPlaywright) return byPlaywright;
  installWithApt(SHELL, "fonts-liberation");
  const byApt = findChromium(programs);
  if (byApt) return byApt;
  throw new Error(
    `The browser tests need Chrome or Chromium. There is no ${[SHELL, ...NAMES].join(", ")} here, and neither
Playwright nor apt-get could install one. Please install one of them, or name one:
CHROMIUM_PATH=/path/to/chrome npm test`,
  );
}

/** Finds an engine's browser; undefined if one of the programs that the engine needs is not on this machine. */
export function findEngine(name: EngineName): string | undefined {
  const paths = engines[name].programs.map((names) => listPlaces(names).find(existsSync));
  const isComplete = !paths.includes(undefined);
  return isComplete ? paths[0] : undefined;
}

/** Finds an engine, and installs it if that needs no password. */
export function installEngine(name: EngineName): string | undefined {
  const present = findEngine(name);
  if (present) return present;
  return installWithApt(...engines[name].packages) ? findEngine(name) : undefined;
}

/** Reads the name and version that a browser gives itself, "Chromium 156.0.8078.79"; "" if it gives none. */
export function readVersion(program: string): string {
  // On Windows Chrome opens a window when asked for its version.
  if (process.platform === "win32") return "";
  return spawnSync(program, ["--version"], { encoding: "utf8" }).stdout.trim();
}

/** Whether a program runs. Ubuntu has a chromium-browser that only says where to get the real one. */
function doesRun(program: string): boolean {
  if (!existsSync(program)) return false;
  return process.platform === "win32" || spawnSync(program, ["--version"]).status === 0;
}

/** Lists the paths at which a program with one of these names may be. */
function listPlaces(names: string[]): string[] {
  const { PATH = "" } = process.env;
  const folders = [
    ...PATH.split(path.delimiter),
    "/Applications/Firefox.app/Contents/MacOS",
    `${ProgramFiles}/Mozilla Firefox`,
  ];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Installs packages of Debian or Ubuntu. Returns false if that fails, or would need a password. */
function installWithApt(...packages: string[]): boolean {
  // With -n sudo fails instead of asking for a password.
  const apt = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const isUpdated = run(...apt, "update");
  return isUpdated && run(...apt, "install", "-y", "--no-install-recommends", ...packages);
}

/** Runs a program and shows what it prints. Returns false if it fails or is not on this machine. */
function run(program = "", ...programArguments: string[]): boolean {
  // This keeps apt-get from asking questions.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(program, programArguments, { stdio: "inherit", env }).status === 0;
}
