import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { britishDateAndYear, clockOf, readWallTime, weekdayOf } from "#time";
import { readYaml } from "#tools/build/read-yaml.ts";
import type { SentEvent } from "./churchsuite/make-feed.ts";

/** What the calendar feed sends with each switch, by its name: "slow" is set at /demo?slow. */
export const switches: Record<string, string> = {
  normal: "Three months of events.",
  empty: "Nothing is planned.",
  slow: "The events, but after 8 seconds.",
  fail: "An error (status 500) at once.",
};

/** A piece of HTML. Words that are put into it are escaped; other pieces are not. */
type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page of the stand-in. */
type Page = {
  title: string;
  main: Markup;
  /** Whether it stands inside another page: it then has no header, footer and landmarks. */
  isFramed?: boolean;
};

/** A form of forms.yaml. */
type Form = {
  title: string;
  lead?: string;
  /** The type of each box ("text", "email") by its label. */
  fields: Record<string, string>;
  button: string;
  framed?: boolean;
  /** The page that follows when it is sent; without it the form itself. */
  next?: string;
};

/** The forms by their addresses below /demo/churchsuite. */
export const forms: Record<string, Form> = readYaml(new URL("forms.yaml", import.meta.url));

/** The addresses of the stand-in that the control panel lists, with what is there. */
const listedLinks = [
  ["/demo/churchsuite/embed/calendar/json", "The calendar feed (JSON)"],
  ...Object.entries(forms).map(([path, { title }]) => [`/demo/churchsuite${path}`, title]),
  ["/demo/analytics", "Page views the website has reported (JSON)"],
];

/** Makes the page at /demo, with switches for the calendar and links to every page of the stand-in. */
export function makeControlPanel(position: string): Markup {
  const switchLinks = Object.entries(switches).map(
    ([name, words]) => html`<li>
<a href="/demo?${name}" aria-current="${String(name === position)}">${name}</a>: ${words}
</li>`,
  );
  return makePage({
    title: "Switches",
    main: html`<p>The church’s real calendar, forms and giving are kept by ChurchSuite. Here a small program on
this computer plays its part with made-up events, so that the website can be tried without an
account. Visitors of the published website never meet it.</p>
<h2>The calendar feed</h2>
<p>Just now: <strong>${position}</strong>. Change it, then open
<a href="/events">the Events page</a> or <a href="/">the home page</a> again.</p>
<ul>${switchLinks}</ul>
<h2>What the stand-in shows</h2>
<ul>${listedLinks.map(([path, words]) => html`<li><a href="${path}">${words}</a></li>`)}</ul>`,
  });
}

/** Makes the page of a form. */
export function makeFormPage({ title, lead, fields, button, framed = false }: Form): Markup {
  const boxes = Object.entries(fields).map(([label, kind], index) => {
    const name = `field-${index}`;
    return html`<div>
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${kind}" autocomplete="off">
</div>`;
  });
  const form = html`<form method="post">${boxes}<button>${button}</button></form>`;
  const main = html`${lead && html`<p>${lead}</p>`}${form}`;
  return makePage({ title, isFramed: framed, main });
}

/** Makes the page of an event. */
export function makeEventPage({ name, datetime_start, description }: SentEvent): Markup {
  return makePage({
    title: name,
    main: html`<p>${writeTime(datetime_start)}</p>
<div class="as-typed">${raw(description ?? "")}</div>`,
  });
}

/** "Friday 27 November 2026, 19:30". */
function writeTime(churchTime: string): string {
  const time = readWallTime(churchTime);
  return time ? `${weekdayOf(time)} ${britishDateAndYear(time)}, ${clockOf(time)}` : churchTime;
}

/** Puts the heading and the frame of a document around a page of the stand-in. */
function makePage({ title, main, isFramed = false }: Page): Markup {
  const notice = html`<p class="notice"><strong>This is a stand-in for ChurchSuite:</strong>
nothing you type leaves this computer.</p>`;
  const content = html`<h1>${title}</h1>
${main}`;
  const body = isFramed
    ? html`<body>${notice}${content}</body>`
    : html`<body>
<header>${notice}</header>
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
