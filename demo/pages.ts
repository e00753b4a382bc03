import { html, raw } from "hono/html";
import { clockOf, readWallTime } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { readYaml } from "#tools/read-yaml.ts";
import { SAMPLE_CALENDAR } from "./churchsuite/feeds.ts";
import { type Scenario, scenarios } from "./churchsuite/scenarios.ts";
import type { ProgrammeEvent } from "./programme/programme.ts";

/** A piece of a page: what is put into it is escaped, other pieces excepted. */
export type Markup = ReturnType<typeof html>;

/** Framed pages stand inside another page, so they do without the bar, the way back and the landmarks. */
type Page = { title: string; main: Markup; framed?: true | undefined };

type Form = {
  title: string;
  lead?: string;
  fields: Record<string, string>;
  button: string;
  framed?: true;
  next?: string;
};

/** By their addresses below /demo/churchsuite. */
export const forms: Record<string, Form> = readYaml(new URL("forms.yaml", import.meta.url));

const booking = { "Your name": "text", "E-mail": "email", "Allergies, or anything else": "text?" };

const shown = [
  ["/demo/churchsuite/embed/calendar/json", "The calendar feed (JSON)"],
  [`/demo/churchsuite/-/calendar/${SAMPLE_CALENDAR}/json`, "The newer calendar feed (JSON)"],
  ["/demo/churchsuite/events/c2jf7uxm", "An event’s page"],
  ...Object.entries(forms).map(([path, { title }]) => [`/demo/churchsuite${path}`, title]),
  ["/demo/analytics", "Page views the website has reported (JSON)"],
];

/** The page to try the website from: what the calendar does, and every pretend page. */
export function controlPanel(now: Scenario): Markup {
  const buttons = [...scenarios].map(
    ([key, scenario]) => html`<div>
<button name="feed" value="${key}" aria-pressed="${String(scenario === now)}"
aria-describedby="${key}-does">${scenario.name}</button>
<span id="${key}-does">${scenario.does}</span>
</div>`,
  );
  return standInPage({
    title: "Switches",
    main: html`<p>The church’s real calendar, forms and giving are kept by ChurchSuite. Here a small program on
this computer plays its part with made-up events, so that the website can be tried without an
account. Visitors of the published website never meet it.</p>
<h2>The calendar feed</h2>
<p>Just now: <strong>${now.name}</strong>. Change it, then open
<a href="/events">the Events page</a> or <a href="/">the home page</a> again.</p>
<form class="switches" method="post" action="/demo/switch">${buttons}</form>
<h2>What the stand-in shows</h2>
<ul>${shown.map(([path, words]) => html`<li><a href="${path}">${words}</a></li>`)}</ul>`,
  });
}

export function formPage({ title, lead, fields, button, framed }: Form): Markup {
  const main = html`${lead && html`<p>${lead}</p>`}${formOf(fields, button)}`;
  return standInPage({ title, framed, main });
}

/** An event's own page, with a booking form where one can book. */
export function eventPage(event: ProgrammeEvent): Markup {
  const { name, picture, start, end, place, description, status, signUp } = event;
  return standInPage({
    title: name,
    main: html`${picture && html`<img src="/demo/pictures/${picture}_lg.jpg" alt="">`}
<dl>
<dt>From</dt><dd>${inWords(start)}</dd>
<dt>To</dt><dd>${inWords(end)}</dd>
${place && html`<dt>Where</dt><dd>${place.name}</dd>`}
</dl>
<div class="as-typed">${raw(description ?? "")}</div>
${status && html`<p class="status">This event is ${status}.</p>`}
${signUp === "can be booked" ? formOf(booking, "Book (nothing is sent)") : html`<p>No need to book: just come.</p>`}`,
  });
}

export function nothingHere(): Markup {
  return standInPage({
    title: "There is nothing here",
    main: html`<p>An event that is over loses its page, and the stand-in does not have every page of
ChurchSuite.</p>`,
  });
}

function formOf(fields: Record<string, string>, button: string): Markup {
  const boxes = Object.entries(fields).map(([label, kind], index) => {
    const isOptional = kind.endsWith("?");
    const name = `field-${index}`;
    return html`<div class="field">
<label for="${name}">${label}${isOptional && html` <span class="optional">(optional)</span>`}</label>
<input id="${name}" name="${name}" type="${kind.replace("?", "")}" autocomplete="off"${!isOptional && html` required`}>
</div>`;
  });
  return html`<form method="post">${boxes}<button>${button}</button></form>`;
}

/** "Friday 27 November 2026, 19:30"; a time that nobody can read as it was typed. */
function inWords(time: string): string {
  const read = readWallTime(time);
  return read ? `${weekdayOf(read)} ${britishDateAndYear(read)}, ${clockOf(read)}` : time;
}

/** The document round every page of the stand-in, and its heading. */
function standInPage({ title, main, framed }: Page): Markup {
  const notice = html`<p class="notice"><strong>This is a stand-in for ChurchSuite:</strong>
nothing you type leaves this computer.</p>`;
  const content = html`<h1>${title}</h1>
${main}`;
  const body = framed
    ? html`<body class="framed"><div>${notice}</div><div class="content">${content}</div></body>`
    : html`<body>
<header>${notice}<p class="bar">Kilmorran Presbyterian Church</p></header>
<main>${content}</main>
<footer>
<a href="/">Back to the website</a>
<a href="/demo">Switches of the stand-in</a>
</footer>
</body>`;
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ChurchSuite stand-in</title>
<link rel="icon" href="/demo/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/assets/style.css">
</head>
${body}
</html>
`;
}
