import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { copyFile, cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { Calendar } from "#tests/support/fake-calendar.ts";
import { test as base, expect } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";
import { withFolder } from "#tests/support/with-folder.ts";

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;
/** Milliseconds in which it starts, and shows a change. Drawing takes time, and the machine may be busy. */
const PATIENCE = 120_000;

/** A running `npm run dev`. */
type DevServer = {
  /** Its origin. */
  address: string;
  /** The folder of words that it shows. */
  content: string;
  /** All that it has printed until now. */
  readOutput: () => string;
};

/** The site as `npm run dev` shows it, on a copy of the sample that a test may change. */
const test = base.extend<object, { dev: DevServer }>({
  dev: [
    ({ browserName: _ }, provide) =>
      withFolder(async (content) => {
        await cp("sample", content, { recursive: true });
        const server = spawn("npm", ["run", "dev", "--", "--host", "127.0.0.1", "--port", "0"], {
          env: { ...process.env, CONTENT: content, NO_COLOR: "1", FORCE_COLOR: undefined },
          // A group of its own, so that what npm starts ends with it.
          detached: true,
        });
        let output = "";
        for (const stream of [server.stdout, server.stderr]) {
          stream.on("data", (words) => {
            output += words;
          });
        }
        try {
          await expect.poll(() => output, { timeout: PATIENCE }).toMatch(ADDRESS);
          const [address = ""] = ADDRESS.exec(output) ?? [];
          await provide({ address, content, readOutput: () => output });
        } finally {
          if (server.pid) process.kill(-server.pid);
        }
      }),
    { scope: "worker", timeout: PATIENCE },
  ],
  site: [
    async ({ dev }, provide) => provide({ address: dev.address, calendar: new Calendar() }),
    { scope: "worker" },
  ],
});

/** A slip with a file of the church's folder, and how it is mended. */
type Slip = {
  slip: string;
  file: string;
  /** What is in the file by mistake; null if it is deleted. */
  wrong: string | null;
  /** What is in it once it is mended. */
  right: string;
  /** What every page says meanwhile. */
  says: string;
  /** The page of the file, and its heading. */
  page: string;
  heading: string;
};

const pw = readFileSync("sample/groups/pw.md", "utf8");
const choir = pw.replace("name: PW", "name: Choir").replace(/^also: .+\n/m, "");
const creche = readFileSync("sample/groups/creche.md", "utf8");
const funerals = readFileSync("sample/pages/hall-hire.md", "utf8").replace(
  /^heading: .+/m,
  "heading: Funerals",
);

/** Files that are added or deleted: the routes follow from them. */
const slips: Slip[] = [
  {
    slip: "a group is added with nothing below its headings",
    file: "groups/choir.md",
    wrong: choir.replaceAll(/^(## .+)\n[^#]+/gm, "$1\n\n"),
    right: choir,
    says: "groups/choir.md, line ",
    page: "/activities/choir",
    heading: "Choir",
  },
  {
    slip: "a copy of a group has a word for a number",
    file: "groups/singers.md",
    wrong: choir.replace("name: Choir", "name: Singers").replace(/^order: .+/m, "order: x"),
    right: choir.replace("name: Choir", "name: Singers"),
    says: "expected a number, such as 3. Found: x",
    page: "/activities/singers",
    heading: "Singers",
  },
  {
    slip: "a page is added without its opening words",
    file: "pages/funerals.md",
    wrong: funerals.replace(/^lead: .+\n/m, ""),
    right: funerals,
    says: "lead: is missing",
    page: "/funerals",
    heading: "Funerals",
  },
  {
    slip: "a group is deleted to which another page leads",
    file: "groups/creche.md",
    wrong: null,
    right: creche,
    says: "links to /activities/creche",
    page: "/activities/creche",
    heading: "Crèche",
  },
];

/** Replaces words in a file. Fails if they are not there. */
async function replaceWords(file: string, words: string, others: string): Promise<void> {
  const before = await readFile(file, "utf8");
  expect(before).toContain(words);
  await writeFile(file, before.replace(words, others));
}

test.describe.configure({ mode: "serial", timeout: 2 * PATIENCE });

test("npm run dev shows what has just been saved, and says of a broken file how to mend it", async ({
  page,
  dev,
  consoleErrors,
}) => {
  await visit(page, "/giving", PATIENCE);
  const file = path.join(dev.content, "giving.md");
  await replaceWords(file, "heading: Church Giving", "heading: Gifts");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gifts", { timeout: PATIENCE });
  expect(dev.readOutput()).not.toMatch(/warning|error|unique "key"/i);

  consoleErrors.expect(/500/);
  await replaceWords(file, "\nheading:", "\nheadings:");
  await page.reload();
  const main = page.getByRole("main");
  await expect(main).toContainText("headings: is no field here", { timeout: PATIENCE });
  await expect(main).toContainText("Mend what is named here");
  await expect(main).not.toContainText("our fault");
  await replaceWords(file, "\nheadings:", "\nheading:");
});

// Every night: what is rarer than a sentence.
const everyNight = { tag: "@nightly" };

for (const [index, { slip, file, wrong, right, says, page: address, heading }] of slips.entries()) {
  test(
    `npm run dev goes on when ${slip}, and shows its page once it is mended`,
    index === 0 ? {} : everyNight,
    async ({ page, dev, consoleErrors }) => {
      consoleErrors.expect(/500/);
      consoleErrors.allow(/404: there is no page/);
      const changed = path.join(dev.content, file);
      await (wrong === null ? rm(changed) : writeFile(changed, wrong));
      await waitForWords(page, "/giving", "main", says);
      await writeFile(changed, right);
      await waitForWords(page, address, "h1", heading);
    },
  );
}

/** Opens a page again and again until words stand in it. */
async function waitForWords(page: Page, address: string, selector: string, words: string) {
  await expect(async () => {
    await page.goto(address);
    await expect(page.locator(selector)).toContainText(words, { timeout: 1000 });
  }).toPass({ timeout: PATIENCE });
}

test(
  "npm run dev shows a photo that was put there while it runs",
  everyNight,
  async ({ page, dev }) => {
    await visit(page, "/about-us", PATIENCE);
    const photos = path.join(dev.content, "photos");
    await copyFile(path.join(photos, "samuel-orr.jpg"), path.join(photos, "newcomer.jpg"));
    const people = path.join(dev.content, "people.yaml");
    await replaceWords(people, "file: photos/samuel-orr.jpg", "file: photos/newcomer.jpg");
    await replaceWords(people, "alt: A man with brown hair and a full beard", "alt: A newcomer");
    const newcomer = page.getByRole("img", { name: "A newcomer" });
    // A picture out of view is not fetched, and has no size until then.
    await expect(async () => {
      await newcomer.evaluate((photo) => photo.scrollIntoView());
      await expect(newcomer).not.toHaveJSProperty("naturalWidth", 0);
    }).toPass({ timeout: PATIENCE });
    await expect(newcomer).toBeVisible();
    // Nothing is drawn anew while a photo lies there that no page shows.
    await rm(path.join(photos, "samuel-orr.jpg"));
  },
);

test(
  "npm run dev has the forms, which open the folder of this computer",
  everyNight,
  async ({ page, consoleErrors }) => {
    // Nobody but this computer is asked: the policy refuses it.
    consoleErrors.allow(/githubstatus\.com/, /cdn\.jsdelivr\.net/);
    await page.goto("/edit", { timeout: PATIENCE });
    const open = page.getByRole("button", { name: "Work with Local Repository" });
    await expect(open).toBeEnabled({ timeout: PATIENCE });
  },
);

test("npm run dev shows an emblem as it was drawn last", everyNight, async ({ page, dev }) => {
  await visit(page, "/activities/pw", PATIENCE);
  const window = page.locator('main img[src*="windows/pw."]').first();
  // While it draws or reloads, the server may break an answer off.
  const expectDrawn = (colour: RegExp) =>
    expect(async () => {
      const src = (await window.getAttribute("src")) ?? "";
      expect(await (await page.request.get(src)).text()).toMatch(colour);
    }).toPass({ timeout: PATIENCE });
  await expectDrawn(/^<svg(?!.*#123456)/s);
  const emblem = path.join(dev.content, "emblems/pw.svg");
  const before = await readFile(emblem, "utf8");
  await writeFile(emblem, before.replaceAll(/fill="#[0-9a-f]+"/g, 'fill="#123456"'));
  await expectDrawn(/#123456/);
});
