import { readdir, readFile } from "node:fs/promises";
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
 * The editor as `npm run dev` serves it, with a copy of the content folder open. A test cannot click in the browser's
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
    await page.evaluate(fillFolder, await filesInContent());
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    const collections = page.getByRole("tree", { name: "Collection List" });
    await expect(collections).toBeVisible({ timeout: 30_000 });
    await provide({
      read: async (file) =>
        Buffer.from(await page.evaluate(readInFolder, file), "base64").toString(),
    });
  },
});

/** Reads the files of the content folder, as base64 by their paths. */
async function filesInContent(): Promise<Record<string, string>> {
  const entries = await readdir(churchFolder(), { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(churchFolder(), file).replaceAll(path.sep, "/");
    files[`${churchFolder()}/${name}`] = await readFile(file, "base64");
  }
  return files;
}

/** Runs in the page: fills the folder that the editor opens. It must have a `.git`, or the editor refuses it. */
async function fillFolder(files: Record<string, string>): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle(".git", { create: true });
  for (const [file, base64] of Object.entries(files)) {
    const folders = file.split("/");
    const name = folders.pop() ?? "";
    let folder = root;
    for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
    const handle = await folder.getFileHandle(name, { create: true });
    const writable = await handle.createWritable();
    await writable.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    await writable.close();
  }
}

/** Runs in the page: reads a file of the folder that the editor has opened, as base64. */
async function readInFolder(path: string): Promise<string> {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  let folder = await navigator.storage.getDirectory();
  for (const part of folders) folder = await folder.getDirectoryHandle(part);
  const handle = await folder.getFileHandle(name);
  const file = await handle.getFile();
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
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
