import { cp, readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { type Site, whileServing } from "#tests/support/site.ts";
import { test as base, expect } from "#tests/support/test.ts";
import { createEditServer } from "#tools/editor/server.ts";
import { writeEditor } from "#tools/editor/write-editor.ts";
import { withFolder } from "#tools/with-folder.ts";

/** The forms of `npm run edit`, on a copy of the sample that a test may change. */
export const test = base.extend<object, { content: string; site: Site }>({
  content: [
    ({ browserName: _ }, provide) =>
      withFolder(async (folder) => {
        await cp("sample", folder, { recursive: true });
        await provide(folder);
      }),
    { scope: "worker" },
  ],
  site: [
    ({ content: folder }, provide) =>
      withFolder(async (forms) => {
        await writeEditor(forms, "this computer", "http://localhost:5173");
        await whileServing(provide, createEditServer(forms, { folder, name: contentName }));
      }),
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Opens a form of the editor: "church/entries/church", "groups/new". */
export async function openForm(page: Page, form: string): Promise<void> {
  // Another address after the # alone would not open the editor anew.
  await page.goto("about:blank");
  await page.goto(`/edit/#/collections/${form}`);
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeVisible({
    timeout: 30_000,
  });
}

/** The part of a form under a name, the last of several. The editor sets names in marks that nobody sees. */
export function field(within: Page | Locator, name: string): Locator {
  return within.getByRole("group", { name: `“\u2068${name}\u2069” Field`, exact: true }).last();
}

export async function fill(within: Page | Locator, name: string, words: string): Promise<void> {
  await field(within, name).getByRole("textbox").fill(words);
}

/** A new entry at the end of a list. `kind` where there are several kinds. */
export async function addTo(list: Locator, kind?: string): Promise<void> {
  await list.getByRole("button", { name: /^Add / }).last().click();
  if (kind) await list.page().getByRole("menuitem", { name: kind, exact: true }).click();
}

export async function choose(within: Page | Locator, name: string, answer: string): Promise<void> {
  const question = field(within, name);
  await question.getByRole("combobox").click();
  await question.page().getByRole("option", { name: answer, exact: true }).click();
}

/** Puts a photo that a telephone took, under a name, into a form. */
export async function upload(within: Locator, name: string): Promise<void> {
  const page = within.page();
  await field(within, "Picture").getByRole("button", { name: "Browse" }).click();
  const pictures = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await pictures.getByRole("button", { name: "Upload" }).click();
  const buffer = await readFile("sample/photos/anne-stinson.jpg");
  await (await chooser).setFiles({ name, mimeType: "image/jpeg", buffer });
  await pictures.getByRole("button", { name: "Insert" }).click();
  // It is made smaller first.
  await expect(within.getByRole("button", { name: "Replace Image" })).toBeVisible();
}

/** Saves the form. Gives its file as it is before and after. */
export async function save(page: Page, file: string): Promise<{ before: string; now: string }> {
  const read = () => readFile(file, "utf8").catch(() => "");
  const before = await read();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  // A picture goes before the file that names it. A file is empty for a moment before it is written anew.
  const isOld = async () => ["", before].includes(await read());
  await expect.poll(isOld, { timeout: 60_000 }).toBe(false);
  return { before, now: await read() };
}

/** The lines of a text that another does not have. */
export function newLines({ before, now }: { before: string; now: string }): string[] {
  const old = before.split("\n");
  return now.split("\n").filter((line) => !old.includes(line));
}
