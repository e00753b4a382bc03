import * as v from "valibot";
import type { PageName } from "#app/pages.ts";
import {
  type ContentFolder,
  type Fillings,
  field,
  fields,
  keepNumbersTogether,
  list,
  listOf,
  optional,
  type Prose,
  readProse,
  refuseText,
} from "#content";
import type { ChurchFacts } from "./church-facts.server.ts";
import * as fact from "./fields.server.ts";
import { type NamedPicture, picture } from "./pictures.server.ts";
import { type PrivacyPolicy, readPrivacyPolicy } from "./privacy-policy.server.ts";

/** The words of the pages that every church has, by the names in app/pages.ts. */
export type PagesWords = {
  home: HomeWords;
  "this-week": ThisWeekWords;
  /** Null if the church keeps no calendar at ChurchSuite. */
  events: EventsWords | null;
  giving: GivingWords;
  "about-us": AboutUsWords;
  "get-involved": GetInvolvedWords;
  "privacy-policy": PrivacyPolicy;
  "not-found": NotFoundWords;
};

/** The same, each page undefined if its file has mistakes. */
export type ReadablePages = { [Name in PageName]: PagesWords[Name] | undefined };

/** Reads the words of the pages that a church with these facts has. */
export function readPages(
  folder: ContentFolder,
  fillings: Fillings,
  church: ChurchFacts | undefined,
): ReadablePages {
  const hasEvents = church === undefined || church.churchsuite !== undefined;
  return {
    home: readHome(folder, fillings),
    "this-week": readThisWeek(folder, fillings),
    events: hasEvents ? readEvents(folder, fillings) : null,
    giving: readGiving(folder, fillings),
    "about-us": readAboutUs(folder, fillings),
    "get-involved": readGetInvolved(folder, fillings),
    "privacy-policy": readPrivacyPolicy(folder, fillings),
    "not-found": readNotFound(folder, fillings),
  };
}

export function hasEveryPage(pages: ReadablePages): pages is PagesWords {
  return Object.values(pages).every((words) => words !== undefined);
}

/** A heading or a name with a few sentences. */
type TitledWords = { title: string; words: string };

/** How many chips the style sheet of Find your place knows. */
export const MOST_CHIPS = 8;

/** What is drawn beside a pillar of home.md. */
const signs = ["heart", "boat", "book", "star"] as const;
export type Sign = (typeof signs)[number];

/** The words of the home page, `home.md`. */
export type HomeWords = fact.PageHeadWords & {
  /** A photo in the place of the drawn landscape. */
  photo?: HeroPicture;
  times: ServiceTimesWords;
  story: StoryWords;
  pillars?: PillarsWords;
  place: FindYourPlaceWords;
  events: UpcomingWords;
};

/** The photo at the top of the home page. */
export type HeroPicture = NamedPicture & {
  /** What must not be cut off where the screen is narrow. */
  across: "left" | "centre" | "right";
  /** What must not be cut off where the screen is low. */
  down: "top" | "middle" | "bottom";
};

type ServiceTimesWords = {
  heading: string;
  note: Prose;
  psalm?: Psalm;
};

type Psalm = {
  words: string;
  /** "Psalm 95:1 (Authorised Version)" */
  reference: string;
};

type StoryWords = {
  heading: string;
  opening: string;
  /** The words of the link to About Us. */
  link: string;
  /** The story after its opening: the text of the file. */
  text: Prose;
};

export type PillarsWords = { heading: string; list: (TitledWords & { sign: Sign })[] };

type FindYourPlaceWords = {
  heading: string;
  lead: string;
  /** Whom a group can be for. */
  chips: string[];
  /** For those who are not sure. */
  unsure: { question: string; answer: string };
};

type UpcomingWords = {
  heading: string;
  /** The words of the link to all events. */
  link: string;
};

const pillar = fields({
  ...fact.titled.entries,
  sign: optional("Sign beside it", fact.oneOf(...signs)),
});

type TypedPillar = TitledWords & { sign?: Sign };

/** A pillar that names no sign has the first that no pillar has yet. */
function giveSigns(pillars: TypedPillar[]): PillarsWords["list"] {
  const free = signs.filter((sign) => !pillars.some((pillar) => pillar.sign === sign));
  return pillars.map(({ title, words, sign }) => ({
    title,
    words,
    sign: sign ?? free.shift() ?? "heart",
  }));
}

const photo = fields({
  ...picture.entries,
  across: field("What must not be cut off, across", fact.oneOf("left", "centre", "right")),
  down: field("And from top to bottom", fact.oneOf("top", "middle", "bottom")),
});

const psalm = fields({
  words: field("Words", fact.sentences),
  reference: field("Where it stands", fact.words, "Such as Psalm 95:1 (Authorised Version)."),
});

const times = fields({
  heading: field("Heading", fact.words),
  note: field("Note", fact.markdown),
  psalm: optional("Verse", psalm),
});

const story = fields({
  heading: field("Heading", fact.words),
  opening: field("Opening", fact.sentences, "The rest of the story is the text of this page."),
  link: field("Words of the link to About Us", fact.words),
});

const pillars = fields({
  heading: field("Heading", fact.words),
  list: field(
    "Pillars",
    v.pipe(
      listOf(field("Pillar", pillar)),
      v.minLength(2, "expected from 2 to 4 pillars"),
      v.maxLength(4, "expected from 2 to 4 pillars"),
      v.transform(giveSigns),
    ),
  ),
});

const chips = v.pipe(
  listOf(field("Name", fact.words)),
  v.maxLength(MOST_CHIPS, `expected no more than ${MOST_CHIPS} chips`),
);

const place = fields({
  heading: optional("Heading", fact.words, { usual: "Find your place" }),
  lead: optional("Opening words", fact.sentences, {
    usual: "Every group has a window of its own. Who is it for?",
  }),
  chips: optional("Whom a group can be for", chips, {
    usual: ["0 to 3", "primary", "teens", "adults", "60 and over"],
    hint: "What a visitor chooses from. Every group names one or more of them.",
  }),
  unsure: optional(
    "For those who are not sure",
    fields({
      question: field("Question", fact.words),
      answer: field("Answer", fact.words),
    }),
    { usual: { question: "Not sure?", answer: "Ring the office" } },
  ),
});

const events = fields({
  heading: optional("Heading", fact.words, { usual: "Upcoming Events" }),
  link: optional("Words of the link to all events", fact.words, { usual: "All events" }),
});

export const homeSchema = fields({
  ...fact.head,
  photo: optional("Photo of the church", photo, {
    hint: "It takes the place of the drawn landscape.",
  }),
  times: field("Service times", times),
  story: field("The church’s story", story),
  pillars: optional("Pillars", pillars),
  place: optional("Find your place", place, { usual: {} }),
  events: optional("Events", events, { usual: {} }),
});

function readHome(folder: ContentFolder, fillings: Fillings): HomeWords | undefined {
  const { facts, text } = folder.readPage("home.md", homeSchema, fillings, readProse);
  if (!facts || !text) return undefined;
  const { times, story } = facts;
  const path = ["times", "note"];
  const note = readProse(folder.markdownFact("home.md", path, times.note, fillings));
  return { ...facts, times: { ...times, note }, story: { ...story, text } };
}

/** The words of /events, `events.md`. */
type EventsWords = fact.PageHeadWords & {
  /** When the calendar does not answer. */
  failed: string;
  /** The words of the link to this week. */
  week: string;
};

export const eventsSchema = fields({
  ...fact.head,
  failed: field("When the calendar does not answer", fact.sentences),
  week: optional("Words of the link to this week", fact.words, { usual: "This week" }),
});

function readEvents(folder: ContentFolder, fillings: Fillings): EventsWords | undefined {
  const { facts } = folder.readPage("events.md", eventsSchema, fillings, refuseText);
  return facts && { ...facts, failed: keepNumbersTogether(facts.failed) };
}

/** The words of /this-week, `this-week.md`. */
type ThisWeekWords = fact.PageHeadWords & {
  /** When the calendar does not answer; "" if nothing is said of it. */
  failed: string;
};

export const thisWeekSchema = fields({
  ...fact.head,
  failed: optional("When the calendar does not answer", fact.sentences),
});

function readThisWeek(folder: ContentFolder, fillings: Fillings): ThisWeekWords | undefined {
  const { facts } = folder.readPage("this-week.md", thisWeekSchema, fillings, refuseText);
  return facts && { ...facts, failed: keepNumbersTogether(facts.failed ?? "") };
}

/** The words of /about-us, `about-us.md`. */
type AboutUsWords = fact.PageHeadWords & {
  /** What elders do. */
  duties?: DutiesWords;
  session: PeopleWords;
  staff: PeopleWords;
  safeguarding: { heading: string };
  /** Above the links to the church's own pages. */
  pages: { heading: string };
};

type DutiesWords = { heading: string; intro?: string; list: TitledWords[] };

/** What stands above some people. */
type PeopleWords = { heading: string; intro?: string };

const peopleWords = (usual: string) =>
  fields({
    heading: optional("Heading", fact.words, { usual }),
    intro: optional("Opening words", fact.sentences),
  });

const duties = fields({
  heading: field("Heading", fact.words),
  intro: optional("Opening words", fact.sentences),
  list: field("Duties", fact.atLeastOne(field("Duty", fact.titled), "duty")),
});
const safeguardingWords = fields({
  heading: optional("Heading", fact.words, { usual: "Safeguarding" }),
});
const ownPagesWords = fields({ heading: field("Heading", fact.words) });

export const aboutUsSchema = fields({
  ...fact.head,
  duties: optional("What elders do", duties),
  session: optional("Kirk Session", peopleWords("Kirk Session"), { usual: {} }),
  staff: optional("Staff", peopleWords("Staff"), { usual: {} }),
  safeguarding: optional("Safeguarding", safeguardingWords, { usual: {} }),
  pages: optional("Links to pages of your own", ownPagesWords, {
    usual: { heading: "More about us" },
  }),
});

function readAboutUs(folder: ContentFolder, fillings: Fillings): AboutUsWords | undefined {
  return folder.readPage("about-us.md", aboutUsSchema, fillings, refuseText).facts;
}

/** The words of /giving, `giving.md`. */
export type GivingWords = fact.PageHeadWords & {
  /** The words of the button. */
  button: string;
  steps: TitledWords[];
  /** A box for who needs help. */
  help: { heading: string; words: string };
  /** The text of the file. */
  more: Prose;
};

const help = fields({
  heading: field("Heading", fact.words),
  words: field("Words", fact.sentences),
});

export const givingSchema = fields({
  ...fact.head,
  button: optional("Words of the button", fact.words, { usual: "Access ChurchSuite" }),
  steps: list("Steps", field("Step", fact.titled)),
  help: field("Box for who needs help", help),
});

function readGiving(folder: ContentFolder, fillings: Fillings): GivingWords | undefined {
  const { facts, text } = folder.readPage("giving.md", givingSchema, fillings, readProse);
  return facts && text && { ...facts, more: text };
}

/** The words of /get-involved, `get-involved.md`. */
type GetInvolvedWords = fact.PageHeadWords & {
  form: FormWords;
  /** The text of the file. */
  note: Prose;
};

/** The words round a form of ChurchSuite. */
type FormWords = {
  title: string;
  /** While it is loaded. */
  waiting: string;
  /** When it does not come. */
  late: string;
  /** The words of the link to it in a tab of its own. */
  tab: string;
  /** Who keeps what is typed in it. */
  kept: string;
};

const form = fields({
  title: optional("Title", fact.words, { usual: "Sign-up form" }),
  waiting: optional("While it is loaded", fact.words, { usual: "The form is on its way" }),
  late: optional("When it does not come", fact.sentences, {
    usual:
      "The form has not come yet. Open it in its own tab, or ring or write to us: we’ll be glad to hear from you.",
  }),
  tab: optional("Words of the link to it in a tab", fact.words, {
    usual: "Open the form in its own tab",
  }),
  kept: optional("Where it is kept", fact.sentences, {
    usual:
      "This form is ChurchSuite’s. What you type in it is kept there for us, and not on this website.",
  }),
});

export const getInvolvedSchema = fields({
  ...fact.head,
  form: optional("Words round the form", form, { usual: {} }),
});

function readGetInvolved(folder: ContentFolder, fillings: Fillings): GetInvolvedWords | undefined {
  const { facts, text } = folder.readPage(
    "get-involved.md",
    getInvolvedSchema,
    fillings,
    readProse,
  );
  return facts && text && { ...facts, note: text };
}

/** The words of the page for addresses that are not there, `not-found.md`. */
export type NotFoundWords = fact.PageHeadWords & {
  /** The words of the link home. */
  link: string;
};

export const notFoundSchema = fields({
  ...fact.head,
  link: field("Words of the link home", fact.words),
});

function readNotFound(folder: ContentFolder, fillings: Fillings): NotFoundWords | undefined {
  return folder.readPage("not-found.md", notFoundSchema, fillings, refuseText).facts;
}
