import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { listenOnFreePort } from "#demo/free-port.ts";
import { Calendar } from "#tests/support/fake-calendar.ts";
import { test as base, expect } from "#tests/support/test.ts";
import { createEditServer } from "#tools/editor/edit-server.ts";
import { writeEditor } from "#tools/editor/write-editor.ts";

type Editor = { address: string; content: string };

/** The forms of `npm run edit`, on a copy of the sample that a test may change. */
const test = base.extend<object, { editor: Editor }>({
  editor: [
    async ({ browserName: _ }, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), "editor-"));
      const content = path.join(folder, "content");
      await cp("sample", content, { recursive: true });
      await writeEditor(path.join(folder, "edit"), "this computer", "http://localhost:5173");
      const server = createEditServer(path.join(folder, "edit"), {
        folder: content,
        name: contentName,
      });
      await provide({ content, address: await listenOnFreePort(server) });
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  site: [
    async ({ editor }, provide) => provide({ address: editor.address, calendar: new Calendar() }),
    { scope: "worker" },
  ],
});

test("the forms open without a question, and ask nobody but this computer", async ({ page }) => {
  // Whatever is refused or asked of others fails the test: consoleErrors sees it.
  await page.goto("/edit/");
  await page.getByRole("treeitem", { name: "Groups" }).click();
  await page.getByText("Boys' Brigade").click();
  await expect(page.getByRole("textbox", { name: "Name" }).first()).toHaveValue("Boys' Brigade");
  await expect(page.getByText("It stands in the group’s card.")).toBeVisible();
});

test("a change is in the file when it is saved, and nothing else is", async ({ page, editor }) => {
  const file = path.join(editor.content, "groups/pw.md");
  const before = await readFile(file, "utf8");
  await page.goto("/edit/#/collections/groups/entries/pw");
  const who = page.getByRole("textbox", { name: "Who it is for" });
  await who.fill("Women of every age");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => readFile(file, "utf8"))
    .toBe(before.replace("who: Women of any age", "who: Women of every age"));
});
