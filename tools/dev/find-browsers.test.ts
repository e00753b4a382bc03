import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { findChromium, installChromium, installEngine, readVersion } from "./find-browsers.ts";

// A machine of which every program is a file that the test puts there, and which can download nothing.
let machine = "";

beforeEach(() => {
  machine = folderWith({});
  vi.stubEnv("PATH", machine);
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", "/dev/null");
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
      install) [ -e ${machine}/updated ] && echo "#!/bin/sh" > ${machine}/${installs} && /bin/chmod +x ${machine}/${installs} ;;
    esac`,
  );
}

const usualPrograms = () => ["chromium", "google-chrome"].map((name) => path.join(machine, name));
const find = () => findChromium(usualPrograms());
const install = () => installChromium(usualPrograms());

test("CHROMIUM_PATH comes before anything else, and the message names it if it leads nowhere", () => {
  add("chromium", "exit 0");
  const chosen = add("my-chrome", "exit 0");
  vi.stubEnv("CHROMIUM_PATH", chosen);
  expect(find()).toBe(chosen);
  vi.stubEnv("CHROMIUM_PATH", "/opt/chrome");
  expect(find).toThrow('CHROMIUM_PATH is "/opt/chrome", but there is no such file.');
});

test("a machine's own browser is used, and one that only pretends to be one is passed over", () => {
  add("chromium", "exit 1");
  const chrome = add("google-chrome", "exit 0");
  expect(find()).toBe(chrome);
  expect(readVersion(add("chromium", "echo Chromium 156.0.8078.79"))).toBe(
    "Chromium 156.0.8078.79",
  );
});

test("where nothing can be downloaded, apt-get installs a browser", () => {
  addAptGet("chromium");
  expect(find()).toBeUndefined();
  expect(install()).toBe(path.join(machine, "chromium"));
});

test("when everything fails, the message says what to do", () => {
  add("apt-get", "exit 1");
  expect(install).toThrow("CHROMIUM_PATH=/path/to/chrome npm test");
});

test("another engine is found, or what is missing of it installed; one that cannot be had is none", () => {
  const firefox = add("firefox", "exit 0");
  expect(installEngine("Firefox")).toBe(firefox);
  const driver = add("WebKitWebDriver", "exit 0");
  expect(installEngine("WebKitGTK")).toBeUndefined();
  addAptGet("Xvfb");
  expect(installEngine("WebKitGTK")).toBe(driver);
});
