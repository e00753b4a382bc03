import { expect, test } from "vitest";
import { findChromium } from "./find-chromium.ts";
import type { Machine } from "./machine.ts";

const PLAYWRIGHTS_OWN = "/home/visitor/.cache/ms-playwright/chrome";

type Ran = { said: string[]; ran: string[] };

/** A machine with these programs. `run` is what running a command line does: by default it succeeds. */
function machineWith(
  programs: string[],
  changes: Partial<Omit<Machine, "run">> & { run?: (commandLine: string) => boolean } = {},
): Machine & Ran {
  const { run = () => true, ...rest } = changes;
  const ran: string[] = [];
  const said: string[] = [];
  return {
    platform: "linux",
    environment: { PATH: "/usr/local/bin:/usr/bin" },
    isRoot: true,
    isThere: (path) => programs.includes(path),
    run: (...words) => {
      ran.push(words.join(" "));
      return { succeeded: run(words.join(" ")), reason: `${words[0]} was refused` };
    },
    say: (words) => said.push(words),
    ...rest,
    ran,
    said,
  };
}

const find = (machine: Machine) => findChromium(machine, PLAYWRIGHTS_OWN);

test("CHROMIUM_PATH comes before anything else", () => {
  const environment = { CHROMIUM_PATH: "/opt/chrome", PATH: "/usr/bin" };
  expect(find(machineWith(["/opt/chrome", "/usr/bin/chromium"], { environment }))).toBe(
    "/opt/chrome",
  );
});

test("a CHROMIUM_PATH that leads nowhere is said plainly", () => {
  const environment = { CHROMIUM_PATH: "/opt/chrome", PATH: "/usr/bin" };
  expect(() => find(machineWith(["/usr/bin/chromium"], { environment }))).toThrow(
    'CHROMIUM_PATH is "/opt/chrome", but there is no such file.',
  );
});

test.each(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"])(
  "a machine's own %s is used, and nothing is said",
  (name) => {
    const machine = machineWith([`/usr/bin/${name}`]);
    expect(find(machine)).toBe(`/usr/bin/${name}`);
    expect(machine.said).toEqual([]);
  },
);

test("a program that only pretends to be a browser is passed over", () => {
  const machine = machineWith(["/usr/bin/chromium-browser", "/usr/bin/google-chrome"], {
    run: (line) => line !== "/usr/bin/chromium-browser --version",
  });
  expect(find(machine)).toBe("/usr/bin/google-chrome");
});

test("Chrome is found where macOS and Windows keep it", () => {
  const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  expect(find(machineWith([onMac], { platform: "darwin" }))).toBe(onMac);

  const onWindows = "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe";
  const environment = { ProgramFiles: "C:\\Program Files" };
  expect(find(machineWith([onWindows], { platform: "win32", environment }))).toBe(onWindows);
});

test("a browser that Playwright has already downloaded will do", () => {
  expect(find(machineWith([PLAYWRIGHTS_OWN]))).toBe(PLAYWRIGHTS_OWN);
});

test("without a browser, Playwright's is downloaded", () => {
  const programs: string[] = [];
  const machine = machineWith(programs, {
    run: (line) => {
      if (line.includes("install --no-shell")) programs.push(PLAYWRIGHTS_OWN);
      return true;
    },
  });
  expect(find(machine)).toBe(PLAYWRIGHTS_OWN);
});

test("where the download is refused, apt-get installs one, after an update", () => {
  const programs = ["/usr/bin/apt-get"];
  const machine = machineWith(programs, {
    run: (line) => {
      if (line.startsWith("apt-get install")) programs.push("/usr/bin/chromium");
      return !line.includes("--no-shell");
    },
  });
  expect(find(machine)).toBe("/usr/bin/chromium");
  expect(machine.ran.filter((line) => line.startsWith("apt-get"))).toEqual([
    "apt-get update",
    "apt-get install -y --no-install-recommends chromium fonts-liberation",
  ]);
});

test("apt-get is called through sudo by anyone but root, and never asks for a password", () => {
  const machine = machineWith(["/usr/bin/apt-get"], { isRoot: false, run: () => false });
  expect(() => find(machine)).toThrow();
  expect(machine.ran).toContain("sudo -n apt-get update");
});

test("when everything fails, one message says what was tried and what to do", () => {
  const machine = machineWith(["/usr/bin/apt-get"], { run: () => false });
  expect(() => find(machine)).toThrow(
    /Tried:\n- the programs chromium,.*\n- Playwright's download: .* was refused\n- apt-get install chromium: apt-get was refused\n.*CHROMIUM_PATH=/,
  );
});
