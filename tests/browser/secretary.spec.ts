import type { Locator } from "@playwright/test";
import { openForm, save, test } from "#tests/support/editor-forms.ts";
import { changesBetween } from "#tests/support/editor-words.ts";
import { expect } from "#tests/support/test.ts";

test.setTimeout(120_000);

test("in the editor the secretary cancels an evening, and is told what a telephone number looks like", async ({
  page,
  folder,
}) => {
  const notices = await folder.read("sample/notices.yaml");
  let form = await openForm(page, "dates/entries/notices");
  const changes = findField(form, "Changes: cancelled, moved, extra");
  await addTo(changes, "Off");
  await fill(changes, "Day", "2027-01-14");
  await choose(changes, "What it is about", "Boys’ Brigade");
  await fill(changes, "Why", "the hall floor is being laid");
  await save(page);
  const changed = changesBetween("notices.yaml", notices, await folder.read("sample/notices.yaml"));
  expect(changed.map(({ at, now }) => [at.replace(/\d+/, "new"), now])).toEqual([
    ["changes.new.what", "off"],
    ["changes.new.day", "2027-01-14"],
    ["changes.new.for", "boys-brigade"],
    ["changes.new.why", "the hall floor is being laid"],
  ]);

  const before = await folder.read("sample/church.yaml");
  form = await openForm(page, "church/entries/church");
  await fill(form, "Telephone", "0770 900333");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(findField(form, "Telephone")).toContainText("Expected one telephone number");
  expect(await folder.read("sample/church.yaml")).toBe(before);
});

test("in the editor a new group is told what is missing below its headings, and of whoever can be asked", async ({
  page,
  folder: _,
}) => {
  const form = await openForm(page, "groups/new");
  const contacts = findField(form, "Contacts");
  await addTo(contacts);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(findField(form, "What its page says")).toContainText(
    "has no words below it. Please write a paragraph.",
  );
  await expect(findField(contacts, "Role")).toContainText("This field is required.");
});

/** The part of a form with this name; the last if there are several. The editor writes invisible marks around names. */
function findField(within: Locator, name: string): Locator {
  return within.getByRole("group", { name: `“\u2068${name}\u2069” Field`, exact: true }).last();
}

/** Types words into a field of a form. */
async function fill(within: Locator, name: string, words: string): Promise<void> {
  await findField(within, name).getByRole("textbox").fill(words);
}

/** Adds an entry at the end of a list. `kind` is its kind, if the list has several. */
async function addTo(list: Locator, kind?: string): Promise<void> {
  await list.getByRole("button", { name: /^Add / }).last().click();
  if (kind) await list.page().getByRole("menuitem", { name: kind, exact: true }).click();
}

/** Chooses an answer from the list of a field. */
async function choose(within: Locator, name: string, answer: string): Promise<void> {
  const question = findField(within, name);
  await question.getByRole("combobox").click();
  await question.page().getByRole("option", { name: answer, exact: true }).click();
}
