import * as v from "valibot";
import { field } from "#app/content-loader/facts/field.ts";
import {
  atLeastOne,
  head,
  markdown,
  oneOf,
  sentences,
  titled,
  words,
} from "#app/content-loader/facts/fields.server.ts";
import { picture } from "#app/content-loader/facts/picture-fields.server.ts";
import { prose } from "#app/content-loader/prose/prose.server.ts";
import type { Prose } from "#app/content-loader/prose/prose.ts";
import { keepNumbersTogether } from "#app/content-loader/prose/typography.server.ts";
import { markdownFact, noText, readPage } from "./read-file.server.ts";

/** How many chips the style sheet of Find your place knows. */
export const MOST_CHIPS = 8;

/** What is drawn beside a pillar of home.md. */
const signs = ["heart", "boat", "book", "star"] as const;
export type Sign = (typeof signs)[number];

const pillar = v.strictObject({
  ...titled.entries,
  sign: field("Sign beside it", v.optional(oneOf(...signs))),
});

/** A pillar that names no sign has the first that no pillar before it has. */
function withSigns(pillars: v.InferOutput<typeof pillar>[]) {
  const free = signs.filter((sign) => !pillars.some((pillar) => pillar.sign === sign));
  return pillars.map(({ sign, ...words }) => ({ ...words, sign: sign ?? free.shift() ?? "heart" }));
}

const photo = v.strictObject({
  ...picture.entries,
  across: field("What must not be cut off, across", oneOf("left", "centre", "right")),
  down: field("And from top to bottom", oneOf("top", "middle", "bottom")),
});

const times = v.strictObject({
  heading: field("Heading", words),
  note: field("Note", markdown),
  psalm: field(
    "Verse",
    v.optional(
      v.strictObject({
        words: field("Words", sentences),
        reference: field("Where it stands", words, "Such as Psalm 95:1 (Authorised Version)."),
      }),
    ),
  ),
});

const story = v.strictObject({
  heading: field("Heading", words),
  opening: field("Opening", sentences, "The rest of the story is the text of this page."),
  link: field("Words of the link to About Us", words),
});

const pillars = v.strictObject({
  heading: field("Heading", words),
  list: field(
    "Pillars",
    v.pipe(
      v.array(field("Pillar", pillar)),
      v.minLength(2, "expected from 2 to 4 pillars"),
      v.maxLength(4, "expected from 2 to 4 pillars"),
      v.transform(withSigns),
    ),
  ),
});

const chips = v.pipe(
  v.array(field("Name", words)),
  v.maxLength(MOST_CHIPS, `expected no more than ${MOST_CHIPS} chips`),
);

const place = v.strictObject({
  heading: field("Heading", v.optional(words, "Find your place")),
  lead: field(
    "Opening words",
    v.optional(sentences, "Every group has a window of its own. Who is it for?"),
  ),
  chips: field(
    "Whom a group can be for",
    v.optional(chips, ["0 to 3", "primary", "teens", "adults", "60 and over"]),
    "What a visitor chooses from. Every group names one or more of them.",
  ),
  unsure: field(
    "For those who are not sure",
    v.optional(
      v.strictObject({ question: field("Question", words), answer: field("Answer", words) }),
      { question: "Not sure?", answer: "Ring the office" },
    ),
  ),
});

const events = v.strictObject({
  heading: field("Heading", v.optional(words, "Upcoming Events")),
  link: field("Words of the link to all events", v.optional(words, "All events")),
});

export const homeFacts = v.strictObject({
  ...head,
  photo: field(
    "Photo of the church",
    v.optional(photo),
    "It takes the place of the drawn landscape.",
  ),
  times: field("Service times", times),
  story: field("The church’s story", story),
  pillars: field("Pillars", v.optional(pillars)),
  place: field("Find your place", v.optional(place, {})),
  events: field("Events", v.optional(events, {})),
});

/** The home page’s words. The file’s text is the story, after its opening. */
export type HomeWords = ReturnType<typeof readHome>;

export function readHome() {
  const { facts, text } = readPage("home.md", homeFacts, prose);
  const note = markdownFact("home.md", ["times", "note"], facts.times.note);
  return {
    ...facts,
    times: { ...facts.times, note: prose(note) },
    story: { ...facts.story, text },
  };
}

export const eventsFacts = v.strictObject({
  ...head,
  failed: field("When the calendar does not answer", sentences),
  week: field("Words of the link to this week", v.optional(words, "This week")),
});
export type EventsWords = v.InferOutput<typeof eventsFacts>;
export function readEventsPage(): EventsWords {
  const { facts } = readPage("events.md", eventsFacts, noText);
  return { ...facts, failed: keepNumbersTogether(facts.failed) };
}

export const thisWeekFacts = v.strictObject({
  ...head,
  failed: field("When the calendar does not answer", v.optional(sentences)),
});
export function readThisWeek() {
  const { facts } = readPage("this-week.md", thisWeekFacts, noText);
  return { ...facts, failed: keepNumbersTogether(facts.failed ?? "") };
}

const peopleWords = (usual: string) =>
  v.optional(
    v.strictObject({
      heading: field("Heading", v.optional(words, usual)),
      intro: field("Opening words", v.optional(sentences)),
    }),
    {},
  );

const duties = v.strictObject({
  heading: field("Heading", words),
  intro: field("Opening words", v.optional(sentences)),
  list: field("Duties", atLeastOne(field("Duty", titled), "duty")),
});
const safeguardingWords = v.strictObject({
  heading: field("Heading", v.optional(words, "Safeguarding")),
});
const ownPagesWords = v.strictObject({ heading: field("Heading", words) });

export const aboutUsFacts = v.strictObject({
  ...head,
  duties: field("What elders do", v.optional(duties)),
  session: field("Kirk Session", peopleWords("Kirk Session")),
  staff: field("Staff", peopleWords("Staff")),
  safeguarding: field("Safeguarding", v.optional(safeguardingWords, {})),
  pages: field(
    "Links to pages of your own",
    v.optional(ownPagesWords, { heading: "More about us" }),
  ),
});
export type AboutUsWords = v.InferOutput<typeof aboutUsFacts>;
export const readAboutUs = (): AboutUsWords => readPage("about-us.md", aboutUsFacts, noText).facts;

const help = v.strictObject({ heading: field("Heading", words), words: field("Words", sentences) });

export const givingFacts = v.strictObject({
  ...head,
  button: field("Words of the button", v.optional(words, "Access ChurchSuite")),
  steps: field("Steps", v.optional(v.array(field("Step", titled)), [])),
  help: field("Box for who needs help", help),
});
export type GivingWords = v.InferOutput<typeof givingFacts> & { more: Prose };
export function readGiving(): GivingWords {
  const { facts, text } = readPage("giving.md", givingFacts, prose);
  return { ...facts, more: text };
}

const form = v.strictObject({
  title: field("Title", v.optional(words, "Sign-up form")),
  waiting: field("While it is loaded", v.optional(words, "The form is on its way")),
  late: field(
    "When it does not come",
    v.optional(
      sentences,
      "The form has not come yet. Open it in its own tab, or ring or write to us: we’ll be glad to hear from you.",
    ),
  ),
  tab: field("Words of the link to it in a tab", v.optional(words, "Open the form in its own tab")),
  kept: field(
    "Where it is kept",
    v.optional(
      sentences,
      "This form is ChurchSuite’s. What you type in it is kept there for us, and not on this website.",
    ),
  ),
});

export const getInvolvedFacts = v.strictObject({
  ...head,
  form: field("Words round the form", v.optional(form, {})),
});
export function readGetInvolved() {
  const { facts, text } = readPage("get-involved.md", getInvolvedFacts, prose);
  return { ...facts, note: text };
}

export const notFoundFacts = v.strictObject({
  ...head,
  link: field("Words of the link home", words),
});
export const readNotFound = () => readPage("not-found.md", notFoundFacts, noText).facts;
