import { html, raw } from "hono/html";
import { type Day, readWallTime } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import type { ProgrammeEvent } from "#demo/programme/programme.ts";
import { type Markup, standInPage } from "#demo/stand-in-page.ts";

/** A box to type in, by its label. One that may be left empty says so. */
type Field = {
  label: string;
  type?: "email" | "tel" | "date" | "number" | "password";
  optional?: true;
};

/** A form of ChurchSuite's, and what comes once it is sent, which nobody reads. */
export type Form = {
  title: string;
  lead?: string;
  fields: Field[];
  button: string;
  sent: { title: string; main: Markup };
  /** It stands in a frame of another page. */
  framed?: true;
};

const NAME: Field = { label: "Your name" };
const EMAIL: Field = { label: "E-mail", type: "email" };
const ALLERGIES: Field = { label: "Allergies, or anything else we should know", optional: true };

/** By their addresses below /demo/churchsuite. */
export const forms: Record<string, Form> = {
  "/embed/addressbook/form": {
    title: "Keep in touch",
    fields: [NAME, EMAIL, { label: "Phone", type: "tel", optional: true }],
    button: "Send",
    sent: thanks(
      "passed your name to the church office",
      "/embed/addressbook/form",
      "Back to the form",
    ),
    framed: true,
  },
  "/forms/k2m4x8pq": registration("The Ark"),
  "/forms/c7r9t3wn": registration("Crèche"),
  "/my": {
    title: "Log in to My ChurchSuite",
    lead: "Type anything: nobody checks it. But please, no password you really use.",
    fields: [EMAIL, { label: "Password", type: "password" }],
    button: "Log in",
    sent: {
      title: "My ChurchSuite",
      main: html`<p>You are logged in as somebody made up.</p>
<p><a href="/demo/churchsuite/my/giving">My Giving</a></p>`,
    },
  },
  "/my/giving": {
    title: "My Giving",
    lead: "Thank you for what you have given so far. Your Gift Aid declaration is up to date.",
    fields: [{ label: "Amount in pounds", type: "number" }],
    button: "Donate",
    sent: thanks("gone on to your card or your bank", "/my/giving", "Back to My Giving"),
  },
};

function registration(group: string): Form {
  return {
    title: `Register Your Child for ${group}`,
    fields: [
      { label: "Child’s name" },
      { label: "Date of birth", type: "date" },
      ALLERGIES,
      NAME,
      { label: "Phone", type: "tel" },
      { ...EMAIL, optional: true },
    ],
    button: "Register",
    sent: thanks("put your child’s name on the list", "/my", "To My ChurchSuite"),
  };
}

export function formPage({ title, lead, fields, button, framed }: Form): Markup {
  const main = html`${lead && html`<p>${lead}</p>`}${formOf(fields, button)}`;
  return standInPage({ title, framed, main });
}

export function sentPage({ sent, framed }: Form): Markup {
  return standInPage({ ...sent, framed });
}

/** After a form: polite, and honest that nothing happened. */
function thanks(wouldHave: string, back: string, words: string): Form["sent"] {
  return {
    title: "Thank you",
    main: html`<p>ChurchSuite would have ${wouldHave}. The stand-in has sent nothing and kept nothing.</p>
<p><a href="/demo/churchsuite${back}">${words}</a></p>`,
  };
}

function formOf(fields: Field[], button: string): Markup {
  const boxes = fields.map(({ label, type = "text", optional }, index) => {
    const name = `field-${index}`;
    return html`<div class="field">
<label for="${name}">${label}${optional && html` <span class="optional">(optional)</span>`}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="off"${!optional && html` required`}>
</div>`;
  });
  return html`<form method="post">${boxes}<button>${button}</button></form>`;
}

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

export function bookedPage({ name, identifier }: ProgrammeEvent): Markup {
  return standInPage(
    thanks(`kept you a place at ${name}`, `/events/${identifier}`, "Back to the event"),
  );
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
${formOf([NAME, EMAIL, ALLERGIES], "Book (nothing is sent)")}`;
}
