import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Playwright's own command, to be run by Node. */
const PLAYWRIGHT = createRequire(import.meta.url).resolve("@playwright/test/cli");

/** The names that Chromium and Chrome have under Linux, first the one that Debian's package has, too. */
export const wholeBrowsers = ["chromium", "google-chrome"];

/** Chromium without a window runs the same tests in half the time. */
const forTests = ["chromium-headless-shell", ...wholeBrowsers];

/** The engines beside Chromium: the names that each may have on this machine, and the packages of Debian that have it. */
const engines = {
  Firefox: { names: ["firefox-esr", "firefox"], packages: ["firefox-esr"] },
  WebKitGTK: { names: ["WebKitWebDriver"], packages: ["webkit2gtk-driver", "xvfb"] },
};

type EngineName = keyof typeof engines;

/**
 * Finds the Chromium for the tests: the one that the variable CHROMIUM_PATH names, or else one on this machine. Throws an
 * error if CHROMIUM_PATH leads nowhere.
 */
export function findChromium(names = forTests): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", but there is no such file.`);
  }
  const chosen = CHROMIUM_PATH || chromium.executablePath();
  return existsSync(chosen) ? chosen : findProgram(names);
}

/** Finds Chromium, and installs it if there is none. Throws an error that says what to do if that fails. */
export function installChromium(names = forTests): string {
  const present = findChromium(names);
  if (present) return present;
  console.log("There is no Chromium for the tests on this machine yet. Trying to install one …");
  run(process.execPath, PLAYWRIGHT, "install", "--no-shell", "--no-progress", "chromium");
  if (!findChromium(names)) installWithApt([...names.slice(0, 1), "fonts-liberation"]);
  const installed = findChromium(names);
  if (installed) return installed;
  throw new Error(
    `The browser tests need Chromium, and neither Playwright nor apt-get could install it here. Please install Chromium or
Chrome, and name it: CHROMIUM_PATH=/path/to/chrome npm test`,
  );
}

/** Finds an engine's browser on this machine. */
export function findEngine(engine: EngineName): string | undefined {
  return findProgram(engines[engine].names);
}

/** Finds an engine's browser, and installs it if that needs no password. Throws an error that says what to do if not. */
export function installEngine(engine: EngineName): string {
  const { packages } = engines[engine];
  if (!findEngine(engine)) installWithApt(packages);
  const installed = findEngine(engine);
  if (installed) return installed;
  throw new Error(`${engine} is not on this machine. Please install ${packages.join(" and ")}.`);
}

/** Finds a program with one of these names. */
function findProgram(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find(existsSync);
}

/** Installs packages of Debian, if that needs no password. */
function installWithApt(packages: string[]): void {
  // With -n sudo fails instead of asking for a password.
  const apt = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  run(...apt, "update");
  run(...apt, "install", "-y", "--no-install-recommends", ...packages);
}

/** Runs a program and shows what it prints. */
function run(program = "", ...programArguments: string[]): void {
  // This keeps apt-get from asking questions.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(program, programArguments, { stdio: "inherit", env });
}
