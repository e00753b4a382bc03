import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeFolder } from "#tests/support/make-folder.ts";
import { findChromium, installChromium, installEngine, readVersion } from "./find-browsers.ts";

/** The folder of a machine whose programs are the files that a test puts there. It can download nothing. */
let machine = "";

beforeEach(() => {
  machine = makeFolder({});
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

test("the browser that CHROMIUM_PATH names is used before any other, and the message names it if it is not there", () => {
  add("chromium", "exit 0");
  const chosen = add("my-chrome", "exit 0");
  vi.stubEnv("CHROMIUM_PATH", chosen);
  expect(find()).toBe(chosen);
  vi.stubEnv("CHROMIUM_PATH", "/opt/chrome");
  expect(find).toThrow('CHROMIUM_PATH is "/opt/chrome", but there is no such file.');
});

test("a browser of the machine is used if it runs, and says its version", () => {
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

test("when no browser can be installed, the message says what to do", () => {
  add("apt-get", "exit 1");
  expect(install).toThrow("CHROMIUM_PATH=/path/to/chrome npm test");
});

test("another engine is used if all its programs are there", () => {
  const firefox = add("firefox", "exit 0");
  expect(installEngine("Firefox")).toBe(firefox);
});

test("apt-get installs a missing program of another engine; the engine is not used if that fails", () => {
  const driver = add("WebKitWebDriver", "exit 0");
  expect(installEngine("WebKitGTK")).toBeUndefined();
  addAptGet("Xvfb");
  expect(installEngine("WebKitGTK")).toBe(driver);
});
