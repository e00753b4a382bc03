import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { expect, type Locator } from "@playwright/test";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { all, one, wordsOf } from "#tests/support/html.ts";
import { testedTime } from "#tests/support/tested-time.ts";
import { addTo, choose, field, fill, newLines, openForm, save, test, upload } from "./forms.ts";

// One after the other on the same files, as a secretary does it; a form is drawn as far as it is in view.
test.describe.configure({ mode: "serial", timeout: 120_000 });

test("the forms open without a question, and ask nobody but this computer", async ({ page }) => {
  // Whatever is refused or asked of others fails the test: consoleErrors sees it.
  await openForm(page, "groups/entries/boys-brigade");
  await expect(field(page, "Name").first().getByRole("textbox")).toHaveValue("Boys' Brigade");
  await expect(page.getByText("It stands in the group’s card.")).toBeVisible();
});

test("the hour of the service changes in its two lines", async ({ page, content }) => {
  await openForm(page, "church/entries/church");
  const services = field(page, "Services");
  await services.getByRole("button", { name: "Expand" }).first().click();
  await fill(services, "Begins", "11:00");
  await fill(services, "Ends", "12:15");
  const { before, now } = await save(page, path.join(content, "church.yaml"));
  expect(now).toBe(before.replace('"11:30"', '"11:00"').replace('"12:45"', '"12:15"'));
});

test("a night is cancelled; no wrong day is saved", async ({ page, content, consoleErrors }) => {
  await openForm(page, "dates/entries/notices");
  const changes = field(page, "Changes: cancelled, moved, extra");
  await addTo(changes, "Off");
  await fill(changes, "Day", "2027-01-14");
  await choose(changes, "What it is about", "Boys’ Brigade");
  await fill(changes, "Last day of it", "2027-01-07");
  await fill(changes, "Why", "the hall floor is being laid");
  const file = path.join(content, "notices.yaml");
  const whole = await readFile(file, "utf8");
  consoleErrors.expect(/the last day, 2027-01-07, is before the first/);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const refusal = page.getByRole("alertdialog");
  await expect(refusal).toContainText("Not saved", { timeout: 60_000 });
  await refusal.getByRole("button", { name: "OK" }).click();
  const answer = page.locator("#answer");
  await expect(answer).toContainText("Last day of it: the last day, 2027-01-07, is before");
  expect(await readFile(file, "utf8")).toBe(whole);

  await fill(changes, "Last day of it", "2027-01-21");
  const { before, now } = await save(page, file);
  await expect(answer).toContainText("Saved. It can be published.", { timeout: 60_000 });
  const line =
    "  - { day: 2027-01-14, for: boys-brigade, until: 2027-01-21, what: off, why: the hall floor is being laid }\n";
  expect(now).toBe(before.replace("\n\n# Words at", `\n${line}\n# Words at`));
});

test("by telephone tonight is off in six taps, and on in three", async ({ page, content }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date("2026-11-25T17:00:00Z"));
  await page.goto("/edit/");
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.click();
  };
  await tap(page.getByRole("button", { name: "Something is off today" }));
  const changes = field(page, "Changes: cancelled, moved, extra");
  await tap(field(changes, "What it is about").getByRole("combobox"));
  await tap(page.getByRole("option", { name: "Girls’ Brigade", exact: true }));
  const why = field(changes, "Why").getByRole("textbox");
  await tap(why);
  await why.fill("snow");
  const file = path.join(content, "notices.yaml");
  const { before, now } = await save(page, file);
  taps++;
  expect(taps).toBeLessThanOrEqual(6);
  expect(now).toContain("  - { day: 2026-11-25, for: girls-brigade, what: off, why: snow }\n");
  taps = 0;
  await tap(page.getByRole("row", { name: "Changes and notices" }));
  await expect(async () => {
    await changes.evaluate((list) => list.scrollIntoView({ block: "end" }));
    await expect(changes.getByText(/2026-11-25/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await tap(changes.getByRole("button", { name: "Remove" }).last());
  expect((await save(page, file)).now).toBe(before);
  taps++;
  expect(taps).toBeLessThanOrEqual(3);
});

test("a box lists every place with somebody's name, number or face", async ({ page }) => {
  await page.goto("/edit/");
  await page.getByRole("searchbox", { name: "Find a person" }).fill("Callum");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  const answer = page.locator("#answer");
  await expect(answer).toContainText("“Callum” stands in 7 places.", { timeout: 30_000 });
  await expect(answer.getByRole("listitem").filter({ hasText: "youth@" })).toHaveCount(1);
  await answer.getByRole("link", { name: "Groups › snatch" }).first().click();
  await expect(field(page, "Name").first().getByRole("textbox")).toHaveValue("SNATCH");
});

// That a notice is three lines at the end of its list is held by tests/behaviour/editor-sign-in.spec.ts.

test("no wrong telephone is saved, a sound one is", async ({ page, content, consoleErrors }) => {
  consoleErrors.expect(/phone: expected a telephone number/);
  await openForm(page, "church/entries/church");
  await fill(page, "Telephone", "ring the manse");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(page.locator("#answer")).toContainText("Telephone: expected a telephone number");
  await fill(page, "Telephone", "028 9649 6099");
  const lines = newLines(await save(page, path.join(content, "church.yaml")));
  expect(lines).toEqual(["phone: 028 9649 6099"]);
});

test("PW's other night elsewhere and a Watchnight are a line each", async ({ page, content }) => {
  await openForm(page, "dates/entries/notices");
  const changes = field(page, "Changes: cancelled, moved, extra");
  await addTo(changes, "Moved");
  await fill(changes, "Day", "2026-12-01");
  await choose(changes, "What it is about", "PW");
  await fill(changes, "New day", "2026-12-02");
  await fill(changes, "Where", "Library");
  await addTo(changes, "Extra");
  await fill(changes, "Day", "2026-12-31");
  await choose(changes, "What it is about", "Every service");
  await fill(changes, "Name", "Watchnight");
  await fill(changes, "Begins", "23:15");
  await fill(changes, "Ends", "00:15");
  const saved = await save(page, path.join(content, "notices.yaml"));
  expect(newLines(saved)).toEqual([
    "  - { day: 2026-12-01, for: pw, what: moved, new-day: 2026-12-02, where: Library }",
    '  - { day: 2026-12-31, for: service, what: extra, name: Watchnight, from: "23:15", to: "00:15" }',
  ]);
});

test("a page of our own has its link at the foot of every page", async ({ page, content }) => {
  await openForm(page, "own-pages/new");
  await fill(page, "Title", "Lifts to church");
  await fill(page, "For search engines", "How to be called for on a Sunday.");
  await fill(page, "Opening words", "No car? Somebody will call for you.");
  await field(page, "Where the link to it stands").getByRole("radio", { name: "footer" }).click();
  const text = field(page, "The page").getByRole("textbox").last();
  await text.click();
  await page.keyboard.type("Ring the office by Friday.");
  const { now } = await save(page, path.join(content, "pages/lifts-to-church.md"));
  expect(now).toContain("menu: footer\n---\n\nRing the office by Friday.\n");
});

test("whoever takes consent back is taken off in one save", async ({ page, content }) => {
  await openForm(page, "church/entries/people");
  const session = field(page, "Kirk Session");
  await session.getByRole("button", { name: "Expand" }).last().click();
  await field(session, "Photo").getByRole("button", { name: "Expand" }).click();
  await fill(session, "Until when they agreed", "");
  const { before, now } = await save(page, path.join(content, "people.yaml"));
  expect(now).toBe(before.replace(/(?<=anne-stinson\.jpg\n.*\n.*\n) +until: .*\n/, ""));
  await expect(page.locator("#answer")).toContainText("Saved. It can be published.");
});

test("an elder has a photo, with until when he agreed, in one step", async ({ page, content }) => {
  await openForm(page, "church/entries/people");
  const session = field(page, "Kirk Session");
  await addTo(session);
  await fill(session, "Name", "Thomas Wray");
  await field(session, "Photo").getByRole("checkbox").click();
  await upload(session, "Thomas Wray.jpg");
  await fill(session, "What it shows", "A man in a flat cap");
  await fill(session, "Who asked them", "Anne Stinson");
  await fill(session, "Until when they agreed", "2029-11-30");
  const people = await save(page, path.join(content, "people.yaml"));
  const [file = ""] = /photos\/thomas-wray\S+/.exec(people.now) ?? [];
  expect(newLines(people)).toEqual([
    "  - name: Thomas Wray",
    `      file: ${file}`,
    "      alt: A man in a flat cap",
    "      asked-by: Anne Stinson",
    "      until: 2029-11-30",
  ]);
});

test("an elder who leaves is taken out of the list, nothing else", async ({ page, content }) => {
  await openForm(page, "church/entries/people");
  const session = field(page, "Kirk Session");
  const elder = session.getByRole("group").filter({ hasText: "Samuel Orr" }).last();
  await elder.getByRole("button", { name: "Remove" }).click();
  const { before, now } = await save(page, path.join(content, "people.yaml"));
  expect(now).toBe(before.replace(/ {2}- name: Samuel Orr\n(?: {4}.*\n)+/, ""));
});

test("home has a photo in the landscape's place, in one step", async ({ page, content }) => {
  await openForm(page, "site-pages/entries/home");
  const photo = field(page, "Photo of the church");
  await photo.getByRole("checkbox").first().click();
  await upload(photo, "The church.jpg");
  await fill(photo, "What it shows", "The church in the snow");
  await fill(photo, "Who is in it", "nobody");
  for (const place of ["centre", "middle"]) await photo.getByRole("radio", { name: place }).click();
  const { now } = await save(page, path.join(content, "home.md"));
  expect(now).toContain("\nphoto:\n");
});

test("a group retires, unless words speak of it", async ({ page, content, consoleErrors }) => {
  const isThere = (group: string) => existsSync(path.join(content, `groups/${group}.md`));
  const retire = async (group: string) => {
    await openForm(page, `groups/entries/${group}`);
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: /^Delete/ }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
  };
  const link = async () =>
    (await readFile(path.join(content, "groups/pw.md"), "utf8")).includes("after: dorcas");
  consoleErrors.expect(/dorcas/);
  await retire("dorcas");
  const answer = page.locator("#answer");
  await expect(answer).toContainText("there is no group dorcas", { timeout: 60_000 });
  expect([isThere("dorcas"), await link()]).toEqual([true, true]);
  await retire("worship-team");
  await expect.poll(() => isThere("worship-team"), { timeout: 60_000 }).toBe(false);
});

test("a new group has a file like the others", async ({ page, content }) => {
  await openForm(page, "groups/new");
  await field(page, "Name").first().getByRole("textbox").fill("Knit and Natter");
  await field(page, "List").getByRole("radio", { name: "activities" }).click();
  await field(page, "Place in the menu").getByRole("spinbutton").fill("5");
  await fill(page, "In a sentence", "Wool, needles and the news of the town.");
  await fill(
    page,
    "For search engines",
    "Knit and Natter is for anyone who knits: {knit-and-natter.when}.",
  );
  await fill(page, "Who it is for", "Anyone who knits");
  await field(page, "Ages").getByRole("checkbox", { name: "adults" }).click();
  const meets = field(page, "When it meets");
  await meets.getByRole("button", { name: "Expand" }).first().click();
  await field(meets, "Day").getByRole("radio", { name: "Monday" }).click();
  await fill(meets, "Begins", "10:30");
  await fill(meets, "Ends", "12:00");
  await fill(page, "Where", "Church Halls");
  const glass = field(page, "Stained glass");
  await glass.getByRole("checkbox").first().click();
  await choose(glass, "Emblem", "knitting");
  const contacts = field(page, "Contacts");
  await addTo(contacts, "Somebody else");
  await fill(contacts, "Name", "Sadie Rea");
  await fill(contacts, "Role", "Casts on");
  await fill(contacts, "Telephone", "028 9649 6199");
  const text = field(page, "What its page says").getByRole("textbox").last();
  await text.click();
  await text.press("ControlOrMeta+A");
  for (const heading of ["Who?", "What?", "Why?", "Where?", "Contact"]) {
    await page.keyboard.type(`## ${heading}\nAnybody who likes wool.\n`);
  }
  const { now } = await save(page, path.join(content, "groups/knit-and-natter.md"));
  expect(now).toContain('for: [adults]\nmeets:\n  every: Monday\n  from: "10:30"\n  to: "12:00"\n');
  expect(now).toContain("window:\n  emblem: knitting\ncontacts:\n  - name: Sadie Rea\n");
  expect(now).toContain("---\n\n## Who?\n\nAnybody who likes wool.\n\n## What?\n");
});

test("the check-up says that all is well with what was written", ({ content }) => {
  const env = { ...process.env, CONTENT: content };
  const program = ["tools/check-up.ts", "words"];
  const { stdout } = spawnSync(process.execPath, program, { encoding: "utf8", env });
  expect(stdout).toContain("All is well");
});

test("the pages that are built say what the forms were told", async ({ content }) => {
  const env = { ...process.env, ...testedTime("sample"), CONTENT: content };
  const { status } = spawnSync("npm", ["run", "build:to-try"], { env, shell: true });
  expect(status).toBe(0);
  const built = `build-${path.basename(content)}`;
  const pageAt = async (address: string) =>
    fromHtml(await readFile(path.join(built, "client", address, "index.html"), "utf8"));
  const [home, about] = [await pageAt("/"), await pageAt("/about-us")];
  const brigade = await pageAt("/activities/boys-brigade");
  const group = await pageAt("/activities/knit-and-natter");
  const pw = await pageAt("/activities/pw");
  const events = await pageAt("/events");
  const isRetired = !existsSync(path.join(built, "client/activities/worship-team"));
  await rm(built, { recursive: true });
  for (const [page, ...said] of [
    [home, "11:00 AM", "Watchnight, Thursday 31 December", "028 9649 6099", "Lifts to church"],
    [pw, "Wednesday 2 December moved from Tuesday 1 December, Library"],
    [brigade, "Not Thursday 14 January: the hall floor is being laid", "Thursday 9 September"],
    [group, "Mondays 10:30am–12pm", "Sadie Rea"],
    [about, "Thomas Wray", "Anne Stinson"],
    [events, "More about it"],
  ] as const) {
    for (const words of said) expect(wordsOf(one("body", page))).toContain(words);
  }
  const altsOn = (page: Root) => all("img", page).map(({ properties }) => properties.alt);
  expect(altsOn(home)).toContain("The church in the snow");
  expect(altsOn(about)).toContain("A man in a flat cap");
  expect(altsOn(about)).not.toContain("A woman with grey curls and a yellow scarf");
  expect(wordsOf(one("body", about))).not.toContain("Samuel Orr");
  expect(isRetired).toBe(true);
});
