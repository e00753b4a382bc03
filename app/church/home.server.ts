import type { Root } from "hast";
import * as v from "valibot";
import {
  type ContentFolder,
  type Fillings,
  field,
  fields,
  listOf,
  optional,
  readMarkdown,
} from "#content";
import * as fact from "./fields.server.ts";
import { picture } from "./pictures.server.ts";

/** How many chips the style sheet of Find your place knows. */
const MOST_CHIPS = 8;

/** What is drawn beside a pillar of home.md. */
const signs = ["heart", "boat", "book", "star"] as const;
export type Sign = (typeof signs)[number];

const pillar = fields({
  ...fact.titleAndWords.entries,
  sign: field(
    "Sign beside it",
    fact.oneOf(signs, { heart: "A heart", boat: "A boat", book: "A book", star: "A star" }),
  ),
});

const photo = fields({
  ...picture.entries,
  /** What must not be cut off if the screen is narrow. */
  across: field(
    "What must not be cut off, across",
    fact.oneOf(["left", "centre", "right"], { left: "Left", centre: "Centre", right: "Right" }),
  ),
  /** What must not be cut off if the screen is low. */
  down: field(
    "And from top to bottom",
    fact.oneOf(["top", "middle", "bottom"], { top: "Top", middle: "Middle", bottom: "Bottom" }),
  ),
});

/** The photo at the top of the home page. */
export interface HeroPicture extends v.InferOutput<typeof photo> {}

const psalm = fields({
  words: field("Words", fact.sentences),
  /** "Psalm 95:1 (Authorised Version)" */
  reference: field("Where it stands", fact.words, "Such as Psalm 95:1 (Authorised Version)."),
});

const sunday = fields({
  /** Words about parking, and about the door to take. */
  door: optional("Where to park, and which door to take", fact.sentences, {
    hint: "Such as Park behind the halls. The side door is level.",
  }),
  /** What stands below the groups that meet during a service, for those who are too old for them. */
  older: optional("For those too old for the groups", fact.words, {
    hint: "It stands below the groups that meet during a service. Such as Year 8 and up: in church with you.",
  }),
  /** What is true for children at every service. */
  children: optional("For children at every service", fact.sentences, {
    hint: "The groups that meet during the service stand there already.",
  }),
});

const timesSchema = fields({
  heading: field("Heading", fact.words),
  note: field("Note", fact.markdown),
  psalm: optional("Verse", psalm),
});

const storySchema = fields({
  heading: field("Heading", fact.words),
  opening: field("Opening", fact.sentences, "The rest of the story is the text of this page."),
  /** The words of the link to About Us. */
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
    ),
  ),
});

const chips = v.pipe(
  listOf(field("Name", fact.words)),
  v.maxLength(MOST_CHIPS, `expected no more than ${MOST_CHIPS} chips`),
);

const place = fields({
  lead: optional("Opening words", fact.sentences, {
    default: "Every group has a window of its own. Who is it for?",
  }),
  /** The people for whom a group can be. */
  chips: optional("Whom a group can be for", chips, {
    default: ["0 to 3", "primary", "teens", "adults", "60 and over"],
    hint: "What a visitor chooses from. Every group names one or more of them.",
  }),
  /** A question, and an answer to it, for people who are not sure. */
  unsure: optional(
    "For those who are not sure",
    fields({
      question: field("Question", fact.words),
      answer: field("Answer", fact.words),
    }),
    { default: { question: "Not sure?", answer: "Ring the office" } },
  ),
});

export const homeSchema = fields({
  ...fact.head,
  photo: optional("Photo of the church", photo, {
    hint: "It takes the place of the drawn landscape.",
  }),
  /** What is said of the next service besides the facts. */
  sunday: optional("Below the first picture", sunday, {
    default: {},
    hint: "When and where the next service is, and who minds the children, stands there already.",
  }),
  times: field("Service times", timesSchema),
  story: field("The church’s story", storySchema),
  pillars: optional("Pillars", pillars),
  place: optional("Find your place", place, { default: {} }),
});

interface HomeFacts extends v.InferOutput<typeof homeSchema> {}
interface TimesFacts extends v.InferOutput<typeof timesSchema> {}
interface StoryFacts extends v.InferOutput<typeof storySchema> {}

/** The words of the home page, `home.md`. */
export interface HomeWords extends Omit<HomeFacts, "times" | "story"> {
  times: Omit<TimesFacts, "note"> & { note: Root };
  /** `text` is the story after its opening: the text of the file. */
  story: StoryFacts & { text: Root };
}

export function readHome(folder: ContentFolder, fillings: Fillings): HomeWords | undefined {
  const { facts, text } = folder.readPage("home.md", homeSchema, fillings, readMarkdown);
  if (!facts || !text) return undefined;
  const { times, story } = facts;
  const path = ["times", "note"];
  const note = readMarkdown(folder.markdownFact("home.md", path, times.note, fillings));
  return { ...facts, times: { ...times, note }, story: { ...story, text } };
}
