import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "#tests/support/editor.ts";

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
