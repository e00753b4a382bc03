import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Locator, Page } from "@playwright/test";
import { churchFolder } from "#app/church/settings.server.ts";
import { type Site, whileServing } from "#tests/support/site.ts";
import { test as base, expect } from "#tests/support/test.ts";
import { makeEditorApp } from "#tools/editor/serve-editor.ts";
import { withFolder } from "./with-folder.ts";

/** The folder that the editor has opened. */
type Folder = {
  /** Reads a file by its path in the folder, "sample/church.yaml". */
  read(file: string): Promise<string>;
};

/**
 * The editor as `npm run dev` serves it, with a copy of the church's words open. A test cannot click in the browser's
 * own window for choosing a folder, so the editor is given a folder that the browser keeps for this page.
 */
export const test = base.extend<{ folder: Folder }, { site: Site }>({
  site: [
    ({ browserName: _ }, provide) =>
      withFolder(async (editor) => {
        const answer = getRequestListener(makeEditorApp(editor).fetch);
        await whileServing(provide, createServer(answer));
      }),
    { scope: "worker", timeout: 120_000 },
  ],
  folder: async ({ page, consoleErrors }, provide) => {
    // The policy refuses both. The editor asks the first before anybody signs in, and has the fonts of the second itself.
    consoleErrors.allow(/githubstatus\.com/, /cdn\.jsdelivr\.net/);
    // The editor asks for the page that a form is about, but this server has the editor alone.
    consoleErrors.allow(/404 \(Not Found\)/);
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto("/edit/");
    await page.evaluate(fillFolder, readWords());
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    const collections = page.getByRole("tree", { name: "Collection List" });
    await expect(collections).toBeVisible({ timeout: 30_000 });
    await provide({
      read: (file) => page.evaluate(readInFolder, file),
    });
  },
});

/** Reads the church's words, by the paths of their files. */
function readWords(): Record<string, string> {
  const files = globSync(`${churchFolder()}/**/*.{md,yaml}`);
  return Object.fromEntries(
    files.map((file) => [file.replaceAll(path.sep, "/"), readFileSync(file, "utf8")]),
  );
}

/** Runs in the page: fills the folder that the editor opens. It must have a `.git`, or the editor refuses it. */
async function fillFolder(files: Record<string, string>): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle(".git", { create: true });
  for (const [file, text] of Object.entries(files)) {
    const folders = file.split("/");
    const name = folders.pop() ?? "";
    let folder = root;
    for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
    const handle = await folder.getFileHandle(name, { create: true });
    const writable = await handle.createWritable();
    await writable.write(text);
    await writable.close();
  }
}

/** Runs in the page: reads a file of the folder that the editor has opened. */
async function readInFolder(path: string): Promise<string> {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  let folder = await navigator.storage.getDirectory();
  for (const part of folders) folder = await folder.getDirectoryHandle(part);
  const handle = await folder.getFileHandle(name);
  const file = await handle.getFile();
  return await file.text();
}

/** Opens a form of the editor: "church/entries/church", "groups/new". */
export async function openForm(page: Page, form: string): Promise<Locator> {
  await page.evaluate((hash) => window.location.assign(hash), `#/collections/${form}`);
  const editor = page.getByRole("group", { name: "Content Editor" });
  await expect(editor).toBeVisible();
  return editor;
}

/** Saves the form, and waits until it has closed. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden();
}
