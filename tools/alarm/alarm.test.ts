import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import type { Status } from "#app/status/status.ts";
import { addDays, churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { sampleStatus } from "#tests/fixtures/sample-status.ts";
import { folderWith } from "#tests/support/folder-with.ts";
import { startForTest } from "#tests/support/start-for-test.ts";

const now = churchTimeAt(new Date());
const SITEMAP = `<urlset><url><loc>https://www.ballydown.org/</loc></url>
  <url><loc>https://www.ballydown.org/giving</loc></url></urlset>`;

/** A church's site on a good day, and built today, with what is not so in its place. */
function status(changed: Partial<Status> = {}): string {
  const built = { ...sampleStatus().built, at: now };
  const ends = [
    {
      what: "the year of dates",
      file: "year.yaml",
      until: addDays(dayOf(now), 200),
      isSoon: false,
    },
  ];
  return JSON.stringify(sampleStatus({ built, ends, ...changed }));
}

const goodDay: Record<string, string> = {
  "/status.json": status(),
  "/sitemap.xml": SITEMAP,
  "/": "<h1>Welcome to Ballydown</h1> Our Clerk is Robert Gilliland, as the sample’s is.",
  "/giving": "<p>Thank you. Ring 028 2565 1111.</p>",
};

/** What the program says of a website of these files, with which status it ends, and what it adds to GitHub's page. */
async function lookAt(files: Record<string, string>) {
  const server = createServer(({ url = "" }, response) => {
    const body = files[url];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  return run(await startForTest(server));
}

async function run(...given: string[]) {
  const summary = path.join(folderWith({}), "summary.md");
  const env = { ...process.env, GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary };
  const program = execFile(process.execPath, ["tools/alarm.ts", ...given], { env });
  const said: string[] = [];
  program.stdout?.on("data", (words) => said.push(String(words)));
  program.stderr?.on("data", (words) => said.push(String(words)));
  const code = await new Promise((ended) => program.on("close", ended));
  const onGitHub = () => readFileSync(summary, "utf8");
  return { code, said: said.join("").replaceAll(given[0] ?? "\n\n", "https://site"), onGitHub };
}

test("of a website on a good day it says that all is well", async () => {
  const { code, said, onGitHub } = await lookAt(goodDay);
  expect(said.trim()).toBe("All is well at https://site.");
  expect(code).toBe(0);
  expect(onGitHub()).toContain("All is well");
});

test("each thing that must not wait is a sentence with what to do, and an error of GitHub’s", async () => {
  const ends = [
    { what: "the year of dates", file: "year.yaml", until: "2026-01-31", isSoon: true },
  ];
  const { code, said, onGitHub } = await lookAt({
    ...goodDay,
    "/status.json": status({
      ends,
      diary: { isRead: false, lastRead: null, events: 0, next: null },
    }),
  });
  expect(code).toBe(1);
  expect(said).toContain("2 things at https://site must not wait:");
  expect(said).toContain(
    "  2. Run out: the year of dates (year.yaml), since 31 January 2026.\n     Put the next ones in. docs/dates.md says how.",
  );
  expect(said).toContain(
    "\n::error::The church’s diary cannot be read, and nobody knows since when",
  );
  expect(onGitHub()).toContain("2. Run out: the year of dates");
});

test("a value of the sample’s that went live is named with its page", async () => {
  const { code, said } = await lookAt({
    ...goodDay,
    "/": "<p>Come to <b>Kilmorran</b>, or ring 07700\u00a0900\u00a0161.</p>",
    "/giving": "<p>12 Meeting House\nLane, Kilmorran</p>",
  });
  expect(code).toBe(1);
  expect(said).toContain("One thing at https://site must not wait:");
  expect(said).toContain(
    "Visitors see something of the sample congregation’s: “Kilmorran” (on /), “07700 900 161” (on /), “12 Meeting House Lane” (on /giving).",
  );
});

test("of a site that is the sample’s as a whole that is said once", async () => {
  const built = { ...sampleStatus().built, at: now, isSample: true };
  const { said } = await lookAt({
    ...goodDay,
    "/": "<p>Kilmorran</p>",
    "/status.json": status({ built }),
  });
  expect(said).toContain("One thing at https://site must not wait:");
  expect(said).toContain("The website shows the sample congregation, and not your church.");
});

test("a page that does not come is told", async () => {
  const { "/giving": _, ...files } = goodDay;
  const { code, said } = await lookAt(files);
  expect(said).toContain("https://site/giving answers 404.");
  expect(code).toBe(1);
});

test("a website without a status, or with one that is none, is told of", async () => {
  expect((await lookAt({})).said).toContain("https://site/status.json answers 404.");
  const { code, said } = await lookAt({ ...goodDay, "/status.json": "Welcome" });
  expect(said).toContain("https://site/status.json says nothing that could be read.");
  expect(code).toBe(1);
});

test("a website that does not answer is told of", async () => {
  const { code, said } = await run("http://127.0.0.1:9");
  expect(said).toContain("https://site/status.json does not answer.");
  expect(code).toBe(1);
});

test("what is no address, and a church without one, are told of", async () => {
  expect((await run("ballydown")).said).toContain("is no address. Expected one such as");
  const { code, said } = await run();
  expect(said).toContain("npm run new-church begins your own");
  expect(code).toBe(1);
});
