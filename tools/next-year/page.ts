import { cp } from "node:fs/promises";
import { html } from "hono/html";
import type { Day } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDateAndYear, numeralOf, shortMonthOf } from "#app/time/written-times.ts";
import { isMust } from "#tools/check-up/finding.ts";
import { type Content, checkUp } from "#tools/editor/save.ts";
import { withFolder } from "#tools/with-folder.ts";
import { bankHolidays, easterOf } from "./holidays.ts";
import {
  type Answers,
  datesBy,
  questionsFor,
  type Running,
  readRunning,
  writeNextYear,
} from "./plan.ts";

type Markup = ReturnType<typeof html>;

/** The page that asks for the next year, shows every date that the answers give, and saves them where `save` says so. */
export async function nextYearPage(content: Content, today: Day, answers: Answers, save: boolean) {
  const running = readRunning(content.folder);
  const { to } = running.year;
  if (running.year.from > today) {
    return pageOf(html`<p>The year to ${britishDateAndYear(to)} is there already.</p>`);
  }
  const isAnswered = Object.keys(answers).length > 0;
  const problems = isAnswered ? await problemsOf(content, running, answers) : [];
  if (save && problems.length === 0) {
    writeNextYear(content.folder, running, answers);
    return pageOf(
      html`<p role="status">Saved. Until ${britishDateAndYear(to)} nothing changes.</p>`,
    );
  }
  const year = Number(to.slice(0, 4));
  const holidays = new Map([...bankHolidays(year), ...bankHolidays(year + 1)]);
  const told = (day: Day) =>
    `${numeralOf(day)} ${shortMonthOf(day)} ${holidays.get(day) ?? ""}`.trimEnd();
  return pageOf(html`<p>The year after ${britishDateAndYear(to)}. Beside each day stands this year’s; suggested is the
same weekday or, round Easter, as far from it. Easter is on ${britishDateAndYear(easterOf(year + 1))}.</p>
${problems.length > 0 && html`<h2>Not saved. Please mend this first:</h2><ul>${problems.map((what) => html`<li>${what}</li>`)}</ul>`}
<form method="post">
${questionsFor(running).map(
  ({ name, what, last, suggested }) => html`<p><label>${what}<br><input type="date" name="${name}"
value="${answers[name] ?? suggested}" required></label> this year ${weekdayOf(last)} ${britishDateAndYear(last)}</p>
`,
)}
<button>Show the dates</button>
${
  isAnswered &&
  html`<h2>The dates</h2><dl>${datesBy(running, answers).map(
    ({ name, days }) =>
      html`<dt>${name}, ${days.length} times</dt><dd>${days.map(told).join(", ")}</dd>`,
  )}</dl>
${problems.length === 0 && html`<button name="save" value="yes">Save</button>`}`
}
</form>`);
}

/** What the check-up would refuse, tried on a copy. */
function problemsOf(content: Content, running: Running, answers: Answers) {
  return withFolder(async (folder) => {
    await cp(content.folder, folder, { recursive: true });
    writeNextYear(folder, running, answers);
    const found = await checkUp({ ...content, folder }, "words");
    return found.filter(isMust).map(({ where, what }) => `${where}: ${what}`);
  });
}

function pageOf(main: Markup): Markup {
  return html`<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The next school year</title>
<style>
body { max-width: 40rem; margin: 1rem auto; padding: 0 1rem; font: 1.125rem/1.5 sans-serif; }
input, button { min-height: 44px; font: inherit; }
dt { font-weight: bold; }
</style>
<main><h1>The next school year</h1>
${main}
<p><a href="/edit/">To the forms</a></p></main>
`;
}
