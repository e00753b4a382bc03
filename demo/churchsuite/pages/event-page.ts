import { html, raw } from "hono/html";
import { type Day, readWallTime } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import type { ProgrammeEvent } from "#demo/programme/programme.ts";
import { field, notes } from "./fields.ts";
import { type Markup, standInPage, thankYouPage } from "./stand-in-page.ts";

/** An event's own page, with a booking form where one can book. */
export function eventPage(event: ProgrammeEvent): Markup {
  return standInPage({
    title: event.name,
    main: html`${event.picture && html`<img src="/demo/pictures/${event.picture}_lg.jpg" alt="">`}
<dl>
<dt>When</dt><dd>${whenInWords(event)}</dd>
${event.place && html`<dt>Where</dt><dd>${event.place.name}</dd>`}
</dl>
${described(event.description)}
${signUp(event)}`,
  });
}

export function bookingThanks(event: ProgrammeEvent): Markup {
  return thankYouPage({
    wouldHave: `kept you a place at ${event.name}`,
    back: { path: `/demo/churchsuite/events/${event.identifier}`, words: "Back to the event" },
  });
}

function whenInWords({ start, end, hours, endsDaysLater }: ProgrammeEvent): string {
  if (!readWallTime(start)) return start;
  const [firstDay = "", from = ""] = start.split(" ");
  const [lastDay = "", to = ""] = end.split(" ");
  if (hours === "all day") return `${dayInWords(firstDay)}, all day`;
  const until = endsDaysLater ? `${dayInWords(lastDay)}, ${clock(to)}` : clock(to);
  return `${dayInWords(firstDay)}, ${clock(from)} to ${until}`;
}

function dayInWords(day: Day): string {
  return `${weekdayOf(day)} ${britishDateAndYear(day)}`;
}

function clock(time: string): string {
  return time.slice(0, "19:30".length);
}

function described(description: string | null): Markup {
  if (!description) return html``;
  if (description.startsWith("<")) return html`<div>${raw(description)}</div>`;
  return html`<p class="as-typed">${description}</p>`;
}

function signUp({ status, signUp }: ProgrammeEvent): Markup {
  if (status === "cancelled") return html`<p class="status">This event is cancelled.</p>`;
  if (status === "pending") return html`<p class="status">This is still to be confirmed.</p>`;
  if (signUp !== "can be booked") return html`<p>No need to book: just come.</p>`;
  return html`<h2>Book a place</h2>
<form method="post">
${field({ name: "name", label: "Your name", autocomplete: "name", required: true })}
${field({ name: "email", label: "E-mail", type: "email", autocomplete: "email", required: true })}
${field({ name: "places", label: "How many places?", type: "number" })}
${notes("notes", "Allergies, or anything else we should know")}
<button>Book (nothing is sent)</button>
</form>`;
}
