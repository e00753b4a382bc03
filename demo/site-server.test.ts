import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createSiteServer } from "./site-server.ts";
import { type Ask, whileRunning } from "./visiting.ts";

const builtFiles = {
  "index.html": "home",
  "404.html": "not found",
  "about-us/index.html": "about us",
  "about-us.data": "data",
  "assets/page-a1b2.js": "script",
};

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, text);
  }
  return folder;
}

function visitingSite(visit: (ask: Ask) => Promise<void>) {
  return () => whileRunning(createSiteServer(folderWith(builtFiles)), visit);
}

test(
  "a page answers at its plain address, without a redirect",
  visitingSite(async (ask) => {
    const response = await ask("/about-us");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(await response.text()).toBe("about us");
  }),
);

test(
  "an unknown path answers 404 with the site's own page",
  visitingSite(async (ask) => {
    const response = await ask("/nobody/here");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("not found");
  }),
);

test(
  "files named by their contents are kept for good, everything else is asked for again",
  visitingSite(async (ask) => {
    const script = await ask("/assets/page-a1b2.js");
    expect(script.headers.get("cache-control")).toContain("immutable");
    expect((await ask("/about-us.data")).headers.get("cache-control")).toBe("no-cache");
  }),
);

test(
  "the stand-in stands in front",
  visitingSite(async (ask) => {
    expect(await (await ask("/demo")).text()).toContain("stand-in for ChurchSuite");
  }),
);

test("without a built website it says what to run", () => {
  expect(() => createSiteServer(folderWith({}))).toThrow('Run "npm run build:stand-in" first');
});
