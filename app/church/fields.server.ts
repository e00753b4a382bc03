import * as v from "valibot";
import { numberToDial } from "#churchsuite";
import { field, fields, list, listOf, typeset } from "#content";
import type { Stream } from "#dates";
import { plainWords } from "#dates";

/** How a form asks for a fact, if its schema alone does not say so: what people type, or what they choose from. */
export type InputKind =
  | "sentences"
  | "number"
  | "markdown"
  | "date"
  | "time"
  | "photo"
  // Every church chooses from the same words.
  | "weeks of the month"
  | "emblem"
  | "glass"
  // A church chooses from what is in its own files.
  | "group"
  | "person"
  | "groups and services"
  | "chip";

/** Says how a form asks for a fact. It stands at the end of a pipe. */
export function inputKind<Input>(kind: InputKind) {
  return v.metadata<Input, { inputKind: InputKind }>({ inputKind: kind });
}

/** Text kept as it was typed: a code, an account's name, an address. */
export const verbatim = v.pipe(
  v.string("expected words in plain text"),
  v.trim(),
  v.nonEmpty("is empty. Please write something"),
);

/** Text that matches a pattern. `expected` is the message about any other text. */
export function withPattern(pattern: RegExp, expected: string) {
  return v.pipe(verbatim, v.regex(pattern, expected));
}

/** The path of a picture in the content folder, "photos/anne.jpg". The editor begins it with a slash, as an address. */
export function picturePath(pattern: RegExp, expected: string) {
  return v.pipe(
    verbatim,
    v.transform((path) => path.replace(/^\//, "")),
    v.regex(pattern, expected),
  );
}

/** A list with at least one entry. `what` is the name of an entry in messages: "person to contact". */
export function atLeastOne<Entry extends v.GenericSchema>(entry: Entry, what: string) {
  return v.pipe(listOf(entry), v.minLength(1, `expected at least one ${what}`));
}

const alternatives = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Joins words with "or" before the last: "morning, afternoon or evening". */
export function joinWithOr(words: readonly string[]): string {
  return alternatives.format(words);
}

/** One of these words, spelt in this way. */
export function oneOf<const Word extends string>(...words: Word[]) {
  return v.picklist(words, `expected ${joinWithOr(words)}`);
}

/** Text that visitors read, with typographic quotes and spaces. */
export const words = v.pipe(
  verbatim,
  v.check(
    (text) => !/\*\S[^*]*\*|\]\(|`|<\/?[a-z]/i.test(text),
    "is printed as it stands here, letter by letter: **bold**, [links](/events) and <tags> cannot be had. Expected plain words",
  ),
  v.transform(typeset),
);

/** The same, but so long that its form needs several lines. */
export const sentences = v.pipe(words, inputKind("sentences"));

/** Words in Markdown, for which `folder.markdownFact` prepares a reader. */
export const markdown = v.pipe(verbatim, inputKind("markdown"));

/** The name of the drawing in a window: "choir". */
export const emblem = v.pipe(verbatim, inputKind("emblem"));

/** The name of a window's colours: "open water". */
export const glass = v.pipe(verbatim, inputKind("glass"));

/** The name by which somebody of people.yaml is known: "martha-wylie", "youth-worker". */
export const person = v.pipe(verbatim, inputKind("person"));

/** A place in a list: 1 comes before 2. */
export const wholeNumber = v.pipe(
  v.string("expected a number, such as 3"),
  v.regex(/^\d{1,3}$/, "expected a number, such as 3"),
  v.transform(Number),
  inputKind("number"),
);

/** A switch: the word yes or no, in its form as in its file. Other programs write true and false. */
export const yesOrNo = v.pipe(
  v.string("expected yes or no"),
  v.transform((answer) => answer.replace(/^true$/, "yes").replace(/^false$/, "no")),
  oneOf("yes", "no"),
  v.transform((answer) => answer === "yes"),
);

export const webAddress = v.pipe(
  verbatim,
  v.url("expected a web address that begins with https://"),
  v.startsWith("https://", "expected a web address that begins with https://"),
);

const providers = [
  { name: "YouTube", host: /(?:^|\.)(?:youtube\.com|youtu\.be)$/ },
  { name: "Facebook", host: /(?:^|\.)(?:facebook\.com|fb\.watch)$/ },
  { name: "Vimeo", host: /(?:^|\.)vimeo\.com$/ },
];

/** The address of a stream of services. Its provider is known by the address: "on YouTube", or else "online". */
export const streamAddress = v.pipe(
  webAddress,
  v.transform((address): Stream => {
    const { hostname } = new URL(address);
    const provider = providers.find(({ host }) => host.test(hostname));
    return { address, on: provider ? `on ${provider.name}` : "online" };
  }),
);

/** The address of a church's website: its home page alone, and not a folder of another website, which cannot hold it. */
export const homeAddress = v.pipe(
  webAddress,
  v.check(
    (address) => !/^https?:\/\/[^/?#]+\/[^/?#]/.test(address),
    "has a folder behind the domain, where no page of the site would find its pictures, styles and other pages. Expected a domain or a subdomain for the website alone, such as https://www.ballydown.org",
  ),
  v.regex(
    /^https:\/\/[^/?#]+\/?$/,
    "expected the address of the home page alone, such as https://www.ballydown.org",
  ),
);

const EXPECTED_LANGUAGE =
  "expected the short name of a language, such as uk for Ukrainian, pl for Polish or ar for Arabic";
const languages = new Intl.DisplayNames(["en-GB"], { type: "language", fallback: "none" });

/** Whether there is a language with this tag of BCP 47, "uk". */
function isLanguage(tag: string): boolean {
  try {
    return languages.of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-|$)/i;

/** A language other than English, and which way it is written. */
export const language = v.pipe(
  verbatim,
  v.check(isLanguage, EXPECTED_LANGUAGE),
  v.transform((lang) => ({
    lang,
    dir: RIGHT_TO_LEFT.test(lang) ? ("rtl" as const) : ("ltr" as const),
  })),
);

const EXPECTED_PHONE = "expected one telephone number without an extension, such as 028 9649 6012";

/** Address books put marks round a number that nobody sees, from \u200b to \u202e. */
const PHONE =
  /^[\u200b-\u200f\u202a-\u202e]*\(?[+0][-\d\s().\u2010-\u2013\u200b-\u200f\u202a-\u202e]+$/;

/** A telephone number of the United Kingdom as it is dialled there: "028 9649 6012". */
export const phone = v.pipe(
  // A form can check this pattern while somebody types; the next check needs the website.
  withPattern(PHONE, EXPECTED_PHONE),
  v.check((typed) => numberToDial(typed).startsWith("+44"), EXPECTED_PHONE),
  v.transform(printPhone),
);

/** Keeps the spaces with which somebody has typed a number. A number without any gets those with which people say it. */
function printPhone(typed: string): string {
  const groups = typed
    .replace(/\p{Cf}/gu, "")
    .replace(/[\s().\u2010-\u2013-]+/g, " ")
    .trim()
    .replace(/^(?:\+|00) ?44 ?(?:0 ?)?/, "0")
    .replace(/^0 /, "0");
  return groups.includes(" ") ? groups : spaceDigits(groups);
}

/** Puts spaces into a number as people say it: 028 9649 6012, 0303 123 1113, 07700 900132. */
function spaceDigits(digits: string): string {
  if (digits.startsWith("02")) return digits.replace(/^(\d{3})(\d{4})/, "$1 $2 ");
  if (/^0(?:[389]|1\d?1)/.test(digits)) return digits.replace(/^(\d{4})(\d{3})/, "$1 $2 ");
  return digits.replace(/^(\d{5})/, "$1 ");
}

export const email = v.pipe(verbatim, v.email("expected an e-mail address"));

/** Other names that the church’s calendar has for a group or a service. */
export const otherNames = list(
  "Other names in the church’s calendar",
  v.pipe(
    words,
    v.check(
      (name) => plainWords(name) !== "",
      "has neither letters nor numbers. Expected a name as your church’s calendar has it, such as Craft Evening",
    ),
    v.title("Name"),
  ),
  { hint: "So that its events are known as such." },
);

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const EXPECTED_TIME = 'expected a time on the 24-hour clock, such as "19:30"';

/**
 * A time on a 24-hour clock, "19:30". Its file may also have a placeholder for one, "{service}", so its form is a line of
 * text.
 */
export const timeOrPlaceholder = v.pipe(v.string(EXPECTED_TIME), v.regex(CLOCK, EXPECTED_TIME));

/** The same without placeholders. Its form is one for times. */
export const clockTime = v.pipe(timeOrPlaceholder, inputKind("time"));

/** When something begins and ends, as far as it is typed. */
export type Hours = {
  /** "19:30" */
  from?: string | undefined;
  /** "21:30" */
  to?: string | undefined;
};

/** Whether something ends after it starts. A time that is missing or mistyped is not compared. */
export function endsAfterStart({ from = "", to = "" }: Hours): boolean {
  return !CLOCK.test(from) || !CLOCK.test(to) || from < to;
}

const EXPECTED_DAY = "expected a date such as 2026-09-06";

export const day = v.pipe(
  v.string(EXPECTED_DAY),
  v.regex(/^\d{4}-\d\d-\d\d$/, EXPECTED_DAY),
  v.check(isInCalendar, "is no day of the calendar. Expected a date such as 2026-09-30"),
  inputKind("date"),
);

function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The words that every page has. */
export type PageHeadWords = {
  /** Shown in the tab of the browser, and in the menus. */
  title: string;
  /** Shown by search engines, and where its address is shared. */
  description: string;
  /** The heading at its top. */
  heading: string;
  /** The opening words. */
  lead: string;
};

/** The fields of these words. */
export const head = {
  title: field(
    "Title",
    words,
    "In the tab of the browser, for search engines, and where menus name the page.",
  ),
  description: field("For search engines", sentences, "What the page says, in a sentence or two."),
  heading: field("Heading", words),
  lead: field("Opening words", sentences),
};

/** A heading or a name with a few sentences. */
export const titleAndWords = fields({
  title: field("Title", words),
  words: field("Words", sentences),
});
