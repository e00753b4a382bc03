import * as v from "valibot";
import { field, fields, type KindMetadata, list, listOf, makeKind, typeset } from "#content";
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
  | "own page"
  | "person"
  | "groups and services"
  | "chip";

/** Says how a form asks for a fact. It stands at the end of a pipe. */
export function inputKind<Input>(form: InputKind) {
  return v.metadata<Input, Pick<KindMetadata<InputKind>, "form">>({ form });
}

/** Text kept as it was typed: a code, an account's name, an address. */
export const verbatim = makeKind({ expected: "words" });

/** A list with at least one entry. `what` is the name of an entry in messages: "person to contact". */
export function atLeastOne<Entry extends v.GenericSchema>(entry: Entry, what: string) {
  return v.pipe(listOf(entry), v.minLength(1, `expected at least one ${what}`));
}

const alternatives = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Joins words with "or" before the last: "morning, afternoon or evening". */
export function joinWithOr(words: readonly string[]): string {
  return alternatives.format(words);
}

/** One of these words, spelt in this way. `labels` are what a form shows in their place. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  labels: Partial<Record<Word, string>> = {},
) {
  return v.pipe(
    v.picklist(words, `expected ${joinWithOr(words)}`),
    v.metadata<Word, { labels: Partial<Record<Word, string>> }>({ labels }),
  );
}

/** Text that visitors read, with typographic quotes and spaces. */
export const words = v.pipe(
  verbatim,
  v.check(
    (text) => !/\*\S[^*]*\*|\]\(|`|<\/?[a-z]/i.test(text),
    "expected plain words, because **bold**, [links](/events) and <tags> would be printed as they stand here",
  ),
  v.transform(typeset),
);

/** The same, but so long that its form needs several lines. */
export const sentences = v.pipe(words, inputKind("sentences"));

/** Words in Markdown, for which `folder.markdownFact` prepares a reader. */
export const markdown = makeKind<InputKind>({ expected: "words", form: "markdown" });

/** The name of the drawing in a window: "choir". */
export const emblem = makeKind<InputKind>({ expected: "the name of a drawing", form: "emblem" });

/** The name of a window's colours: "open water". */
export const glass = makeKind<InputKind>({ expected: "the name of a glass", form: "glass" });

/** The name by which somebody of people.yaml is known: "martha-wylie", "youth-worker". */
export const person = makeKind<InputKind>({
  expected: "a name or a role of people.yaml",
  form: "person",
});

/** A place in a list: 1 comes before 2. */
export const wholeNumber = v.pipe(
  makeKind<InputKind>({
    expected: "a number",
    example: "3",
    pattern: /^\d{1,3}$/,
    form: "number",
  }),
  v.transform(Number),
);

/** A switch: the word yes or no, in its form as in its file. */
export const yesOrNo = v.pipe(
  oneOf(["yes", "no"], { yes: "Yes", no: "No" }),
  v.transform((answer) => answer === "yes"),
);

export const webAddress = makeKind({
  expected: "a web address that begins with https://",
  pattern: /^https:\/\/\S+$/,
  check: URL.canParse,
});

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
export const homeAddress = makeKind({
  expected: "a domain or a subdomain for the website alone, without a folder behind it",
  example: "https://www.ballydown.org",
  pattern: /^https:\/\/[^/?#\s]+\/?$/,
  check: URL.canParse,
});

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
  makeKind({
    expected: "the short name of a language",
    example: "uk for Ukrainian, pl for Polish or ar for Arabic",
    check: isLanguage,
  }),
  v.transform((lang) => ({
    lang,
    dir: RIGHT_TO_LEFT.test(lang) ? ("rtl" as const) : ("ltr" as const),
  })),
);

/** What may stand between digits. Address books put marks round a number that nobody sees, from \u200b to \u202e. */
const GAP = String.raw`[-\s().\u2010-\u2013\u200b-\u200f\u202a-\u202e]*`;
const COUNTRY_CODE = `(?:\\+|0${GAP}0)${GAP}4${GAP}4${GAP}(?:0${GAP})?`;
const NATIONAL_NUMBER = `(?:[1-35789](?:${GAP}\\d){9}|8${GAP}0${GAP}0(?:${GAP}\\d){6})`;

/** A telephone number of the United Kingdom as it is dialled there: "028 9649 6012". */
export const phone = v.pipe(
  makeKind({
    expected: "one telephone number without an extension",
    example: "028 9649 6012",
    pattern: new RegExp(`^${GAP}(?:${COUNTRY_CODE}|0${GAP})${NATIONAL_NUMBER}${GAP}$`),
  }),
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

export const email = makeKind({
  expected: "an e-mail address",
  example: "office@ballydown.org",
  pattern: v.EMAIL_REGEX,
});

/** Other names that the church’s calendar has for a group or a service. */
export const otherNames = list(
  "Other names in the church’s calendar",
  v.pipe(
    words,
    v.check(
      (name) => plainWords(name) !== "",
      "expected a name with a letter or a number in it, as your church’s calendar has it, such as Craft Evening",
    ),
    v.title("Name"),
  ),
  { hint: "So that its events are known as such." },
);

const clock = {
  expected: "a time on the 24-hour clock",
  // Without quotes: a form shows the message, too, and there quotes would be part of the time.
  example: "19:30",
  pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
};

/**
 * A time on a 24-hour clock, "19:30". Its file may also have a placeholder for one, "{service}", so its form is a line of
 * text.
 */
export const timeOrPlaceholder = makeKind(clock);

/** The same without placeholders. Its form is one for times. */
export const clockTime = makeKind<InputKind>({ ...clock, form: "time" });

/** When something begins and ends, as far as it is typed. */
export type Hours = {
  /** "19:30" */
  from?: string | undefined;
  /** "21:30" */
  to?: string | undefined;
};

/** What is wrong where `endsAfterStart` says no. */
export const ENDS_FIRST =
  "ends before it starts. Times are on the 24-hour clock: half past seven at night is 19:30";

/** Whether something ends after it starts. What begins late may end after midnight. */
export function endsAfterStart({ from, to }: Hours): boolean {
  if (from === undefined || to === undefined) return true;
  return from < to || (from >= "20:00" && to <= "03:00");
}

export const day = makeKind<InputKind>({
  expected: "a date",
  example: "2026-09-30",
  pattern: /^\d{4}-\d\d-\d\d$/,
  check: isInCalendar,
  form: "date",
});

/** What is wrong with a first and a last day, wherever they stand. */
export const LAST_DAY_FIRST = "its last day is before its first. Are the two the wrong way round?";

function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The fields of the words that every page has. */
export const head = {
  /** Shown in the tab of the browser, and in the menus. */
  title: field(
    "Title",
    words,
    "In the tab of the browser, for search engines, and where menus name the page.",
  ),
  /** Shown by search engines, and where its address is shared. */
  description: field("For search engines", sentences, "What the page says, in a sentence or two."),
  /** The heading at its top. */
  heading: field("Heading", words),
  /** The opening words. */
  lead: field("Opening words", sentences),
};

/** The fields of a heading or a name with a few sentences. */
export const titleAndWords = fields({
  title: field("Title", words),
  words: field("Words", sentences),
});
