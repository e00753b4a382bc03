import { spawn } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
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

/** Replaces words in a file. Fails if they are not there. */
async function replaceWords(file: string, words: string, others: string): Promise<void> {
  const before = await readFile(file, "utf8");
  expect(before).toContain(words);
  await writeFile(file, before.replace(words, others));
}

test.describe.configure({ mode: "serial", timeout: 2 * PATIENCE });

test("npm run dev shows what has just been saved, and says of a broken file how to mend it", {
  tag: "@nightly",
}, async ({ page, dev, consoleErrors }) => {
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
