import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findEngine } from "./find-engines.ts";

// A machine of which every program is a file that the test puts there.
let machine = "";

beforeEach(() => {
  machine = mkdtempSync(path.join(tmpdir(), "machine-"));
  vi.stubEnv("PATH", machine);
  vi.stubEnv("ProgramFiles", machine);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(machine, { recursive: true });
});

function add(name: string, script: string): string {
  const program = path.join(machine, name);
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return program;
}

test("an engine on this machine is found", () => {
  const firefox = add("firefox", "exit 0");
  expect(findEngine("Firefox")).toBe(firefox);
});

test("one that is missing, or half of it, is installed by apt-get", () => {
  const driver = add("WebKitWebDriver", "exit 0");
  add("sudo", 'shift; exec "$@"');
  add("apt-get", `[ "$1" = update ] || : > ${machine}/Xvfb`);
  expect(findEngine("WebKitGTK")).toBe(driver);
});

test("one that cannot be installed is none", () => {
  add("WebKitWebDriver", "exit 0");
  add("apt-get", "exit 1");
  expect(findEngine("WebKitGTK")).toBeUndefined();
});
