import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import { aptInstall, run } from "./apt-install.ts";

/** Playwright's own command, to be run by Node. */
export const PLAYWRIGHT = createRequire(import.meta.url).resolve("@playwright/test/cli");

const { PATH = "", ProgramFiles = "", LOCALAPPDATA = "" } = process.env;

/** The browser without a window of its own: it does the same tests in half the time. */
const SHELL = "chromium-headless-shell";
const names = [
  SHELL,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const usualPrograms = [
  ...names.flatMap((name) => PATH.split(path.delimiter).map((folder) => path.join(folder, name))),
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...[ProgramFiles, LOCALAPPDATA].map((folder) =>
    path.join(folder, "Google", "Chrome", "Application", "chrome.exe"),
  ),
  chromium.executablePath(),
];

/** The same programs, the whole browser first: it loads as much as a visitor's does. */
export const wholeBrowserFirst = [
  ...usualPrograms.filter((program) => !program.endsWith(SHELL)),
  ...usualPrograms.filter((program) => program.endsWith(SHELL)),
];

const waysToInstall = [
  () =>
    run([process.execPath, PLAYWRIGHT, ..."install --no-shell --no-progress chromium".split(" ")]),
  () => aptInstall(SHELL, "fonts-liberation"),
];

/**
 * The Chrome or Chromium to test the site with: the one named in CHROMIUM_PATH, else one that is
 * on the machine, else one installed for the purpose. Throws an error that says what to do.
 */
export function findChromium(programs = usualPrograms): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", but there is no such file.`);
  }
  let found = CHROMIUM_PATH || programs.find(doesRun);
  if (!found) {
    console.log("There is no Chrome or Chromium on this machine yet. Trying to install one …");
  }
  for (const install of waysToInstall) {
    if (found) break;
    install();
    found = programs.find(doesRun);
  }
  if (found) return found;
  throw new Error(
    `The browser tests need Chrome or Chromium. There is no ${names.join(", ")} here, and neither
Playwright nor apt-get could install one. Please install one of them, or name one:
CHROMIUM_PATH=/path/to/chrome npm test`,
  );
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
