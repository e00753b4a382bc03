import * as v from "valibot";
import {
  type ContentFolder,
  type Fillings,
  field,
  fields,
  listOf,
  optional,
  type Prose,
  readProse,
} from "#content";
import * as fact from "./fields.server.ts";
import type { PageFile, TitledWords } from "./page-file.ts";
import { type NamedPicture, picture } from "./pictures.server.ts";

/** How many chips the style sheet of Find your place knows. */
export const MOST_CHIPS = 8;

/** What is drawn beside a pillar of home.md. */
const signs = ["heart", "boat", "book", "star"] as const;
export type Sign = (typeof signs)[number];

/** The words of the home page, `home.md`. */
export type HomeWords = fact.PageHeadWords & {
  /** A photo in the place of the drawn landscape. */
  photo?: HeroPicture;
  sunday: SundayWords;
  times: ServiceTimesWords;
  story: StoryWords;
  pillars?: PillarsWords;
  place: FindYourPlaceWords;
  events: UpcomingWords;
};

/** The photo at the top of the home page. */
export type HeroPicture = NamedPicture & {
  /** What must not be cut off if the screen is narrow. */
  across: "left" | "centre" | "right";
  /** What must not be cut off if the screen is low. */
  down: "top" | "middle" | "bottom";
};

/** What is said of the next service besides the facts. */
type SundayWords = {
  /** Words about parking, and about the door to take. */
  door?: string;
  /** What is true for children at every service. */
  children?: string;
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

type PillarsWords = { heading: string; list: (TitledWords & { sign: Sign })[] };

type FindYourPlaceWords = {
  heading: string;
  lead: string;
  /** The people for whom a group can be. */
  chips: string[];
  /** A question, and an answer to it, for people who are not sure. */
  unsure: { question: string; answer: string };
};

type UpcomingWords = {
  heading: string;
  /** The words of the link to all events. */
  link: string;
};

const pillar = fields({
  ...fact.titleAndWords.entries,
  sign: optional("Sign beside it", fact.oneOf(signs)),
});

/** A pillar as home.md has it. */
type PillarInFile = TitledWords & { sign?: Sign };

/** A pillar that names no sign has the first that no pillar has yet. */
function giveSigns(pillars: PillarInFile[]): PillarsWords["list"] {
  const free = signs.filter((sign) => !pillars.some((pillar) => pillar.sign === sign));
  return pillars.map(({ title, words, sign }) => ({
    title,
    words,
    sign: sign ?? free.shift() ?? "heart",
  }));
}

const photo = fields({
  ...picture.entries,
  across: field("What must not be cut off, across", fact.oneOf(["left", "centre", "right"])),
  down: field("And from top to bottom", fact.oneOf(["top", "middle", "bottom"])),
});

const psalm = fields({
  words: field("Words", fact.sentences),
  reference: field("Where it stands", fact.words, "Such as Psalm 95:1 (Authorised Version)."),
});

const sunday = fields({
  door: optional("Where to park, and which door to take", fact.sentences, {
    hint: "Such as Park behind the halls. The side door is level.",
  }),
  children: optional("For children at every service", fact.sentences, {
    hint: "The groups that meet during the service stand there already.",
  }),
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
  heading: optional("Heading", fact.words, { default: "Find your place" }),
  lead: optional("Opening words", fact.sentences, {
    default: "Every group has a window of its own. Who is it for?",
  }),
  chips: optional("Whom a group can be for", chips, {
    default: ["0 to 3", "primary", "teens", "adults", "60 and over"],
    hint: "What a visitor chooses from. Every group names one or more of them.",
  }),
  unsure: optional(
    "For those who are not sure",
    fields({
      question: field("Question", fact.words),
      answer: field("Answer", fact.words),
    }),
    { default: { question: "Not sure?", answer: "Ring the office" } },
  ),
});

const events = fields({
  heading: optional("Heading", fact.words, { default: "Upcoming Events" }),
  link: optional("Words of the link to all events", fact.words, { default: "All events" }),
});

const homeSchema = fields({
  ...fact.head,
  photo: optional("Photo of the church", photo, {
    hint: "It takes the place of the drawn landscape.",
  }),
  sunday: optional("Below the first picture", sunday, {
    default: {},
    hint: "When and where the next service is, and who minds the children, stands there already.",
  }),
  times: field("Service times", times),
  story: field("The church’s story", story),
  pillars: optional("Pillars", pillars),
  place: optional("Find your place", place, { default: {} }),
  events: optional("Events", events, { default: {} }),
});

function readHome(folder: ContentFolder, fillings: Fillings): HomeWords | undefined {
  const { facts, text } = folder.readPage("home.md", homeSchema, fillings, readProse);
  if (!facts || !text) return undefined;
  const { times, story } = facts;
  const path = ["times", "note"];
  const note = readProse(folder.markdownFact("home.md", path, times.note, fillings));
  return { ...facts, times: { ...times, note }, story: { ...story, text } };
}

export const homeFile: PageFile<HomeWords> = {
  schema: homeSchema,
  text: "The church’s story, after its opening",
  read: readHome,
};
