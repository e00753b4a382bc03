import { readFileSync } from "node:fs";
import { html, raw } from "hono/html";
import { parse } from "yaml";
import { readWallTime } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import type { ProgrammeEvent } from "#demo/programme/programme.ts";
import { type Markup, standInPage } from "#demo/stand-in-page.ts";

type Form = {
  title: string;
  lead?: string;
  fields: Record<string, string>;
  button: string;
  framed?: true;
  next?: string;
};

/** By their addresses below /demo/churchsuite. */
export const forms: Record<string, Form> = parse(
  readFileSync(new URL("forms.yaml", import.meta.url), "utf8"),
);

const booking = { "Your name": "text", "E-mail": "email", "Allergies, or anything else": "text?" };

export function formPage({ title, lead, fields, button, framed }: Form): Markup {
  const main = html`${lead && html`<p>${lead}</p>`}${formOf(fields, button)}`;
  return standInPage({ title, framed, main });
}

/** After a form: polite, and honest that nothing happened. `next`: what it leads to. */
export function sentPage(next: string, framed?: true): Markup {
  return standInPage({
    title: "Thank you",
    framed,
    main: html`<p>The stand-in has sent nothing and kept nothing.</p>
<p><a href="/demo/churchsuite${next}">Go on</a></p>`,
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

/** "Friday 27 November 2026, 19:30"; a time that nobody can read as it was typed. */
function inWords(time: string): string {
  const [day = "", clock = ""] = time.split(" ");
  if (!readWallTime(time)) return time;
  return `${weekdayOf(day)} ${britishDateAndYear(day)}, ${clock.slice(0, "19:30".length)}`;
}
