import type { Locator } from "@playwright/test";
import * as v from "valibot";
import { parse } from "yaml";
import { noticesSchema } from "#app/church/notices.server.ts";
import { openForm, save, test } from "#tests/support/editor-forms.ts";
import { expect } from "#tests/support/test.ts";

test.setTimeout(120_000);

test("in the editor the secretary cancels an evening, and is told what a telephone number looks like", async ({
  page,
  folder,
}) => {
  const readNotices = async () =>
    v.parse(noticesSchema, parse(await folder.read("sample/notices.yaml")));
  const notices = await readNotices();
  let form = await openForm(page, "dates/entries/notices");
  const changes = findField(form, "Changes: cancelled, moved, extra");
  await addTo(changes, "Off");
  await fill(changes, "Day", "2027-01-14");
  await choose(changes, "What it is about", "Boys’ Brigade");
  await fill(changes, "Why", "the hall floor is being laid");
  await save(page);
  const off = {
    what: "off",
    day: "2027-01-14",
    for: ["boys-brigade"],
    why: "the hall floor is being laid",
  };
  expect(await readNotices()).toEqual({ ...notices, changes: [...notices.changes, off] });

  const before = await folder.read("sample/church.yaml");
  form = await openForm(page, "church/entries/church");
  await fill(form, "Telephone", "0770 900333");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(findField(form, "Telephone")).toContainText("Expected one telephone number");
  expect(await folder.read("sample/church.yaml")).toBe(before);
});

/** The part of a form with this name; the last if there are several. The editor writes invisible marks around names. */
function findField(within: Locator, name: string): Locator {
  return within.getByRole("group", { name: `“\u2068${name}\u2069” Field`, exact: true }).last();
}

/** Types words into a field of a form. */
async function fill(within: Locator, name: string, words: string): Promise<void> {
  await findField(within, name).getByRole("textbox").fill(words);
}

/** Adds an entry of a kind at the end of a list. */
async function addTo(list: Locator, kind: string): Promise<void> {
  await list.getByRole("button", { name: /^Add / }).last().click();
  await list.page().getByRole("menuitem", { name: kind, exact: true }).click();
}

/** Chooses an answer from the list of a field. */
async function choose(within: Locator, name: string, answer: string): Promise<void> {
  const question = findField(within, name);
  await question.getByRole("combobox").click();
  await question.page().getByRole("option", { name: answer, exact: true }).click();
}
