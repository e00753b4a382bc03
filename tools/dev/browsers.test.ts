import { writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeFolder } from "#tests/support/make-folder.ts";
import { findChromium, installChromium, installEngine } from "./browsers.ts";

/** The folder of a machine whose programs are the files that a test puts there. Playwright can download nothing. */
let machine = "";

beforeEach(() => {
  machine = makeFolder({});
  vi.stubEnv("PATH", machine);
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", "/dev/null");
  vi.spyOn(chromium, "executablePath").mockReturnValue("/dev/null/chrome");
});
afterEach(() => void vi.unstubAllEnvs());

/** Puts a program there: a script for `sh`. */
function add(name: string, script: string): string {
  const program = path.join(machine, name);
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return program;
}

/** An apt-get that installs one program, after an update alone. */
function addAptGet(installs: string): void {
  add("sudo", 'shift; exec "$@"');
  add(
    "apt-get",
    `case "$1" in
      update) : > ${machine}/updated ;;
      install) [ -e ${machine}/updated ] && echo "#!/bin/sh" > ${machine}/${installs} ;;
    esac`,
  );
}

test("the browser that CHROMIUM_PATH names is used before any other, and the message names it if it is not there", () => {
  const other = add("chromium", "exit 0");
  expect(findChromium()).toBe(other);
  const chosen = add("my-chrome", "exit 0");
  vi.stubEnv("CHROMIUM_PATH", chosen);
  expect(findChromium()).toBe(chosen);
  vi.stubEnv("CHROMIUM_PATH", "/opt/chrome");
  expect(findChromium).toThrow('CHROMIUM_PATH is "/opt/chrome", but there is no such file.');
});

test("where nothing can be downloaded, apt-get installs a browser, or another engine", () => {
  addAptGet("chromium-headless-shell");
  expect(findChromium()).toBeUndefined();
  expect(installChromium()).toBe(path.join(machine, "chromium-headless-shell"));
  addAptGet("firefox-esr");
  expect(installEngine("Firefox")).toBe(path.join(machine, "firefox-esr"));
});

test("when no browser can be installed, the message says what to do", () => {
  add("apt-get", "exit 1");
  expect(() => installChromium()).toThrow("CHROMIUM_PATH=/path/to/chrome npm test");
  expect(() => installEngine("WebKitGTK")).toThrow("Please install webkit2gtk-driver and xvfb");
});
