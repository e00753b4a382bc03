import * as v from "valibot";
import { field, list, optional } from "../../lib/content/facts.ts";
import { markdownFact, noText, readPage } from "../../lib/content/read-file.ts";
import { prose } from "../../lib/content/read-prose.ts";
import { keepNumbersTogether } from "../../lib/content/typography.ts";
import * as fact from "./fields.server.ts";
import { picture } from "./pictures.server.ts";

/** How many chips the style sheet of Find your place knows. */
export const MOST_CHIPS = 8;

/** What is drawn beside a pillar of home.md. */
const signs = ["heart", "boat", "book", "star"] as const;
export type Sign = (typeof signs)[number];

const pillar = v.strictObject({
  ...fact.titled.entries,
  sign: optional("Sign beside it", fact.oneOf(...signs)),
});

/** A pillar that names no sign has the first that no pillar before it has. */
function withSigns(pillars: v.InferOutput<typeof pillar>[]) {
  const free = signs.filter((sign) => !pillars.some((pillar) => pillar.sign === sign));
  return pillars.map(({ sign, ...words }) => ({ ...words, sign: sign ?? free.shift() ?? "heart" }));
}

const photo = v.strictObject({
  ...picture.entries,
  across: field("What must not be cut off, across", fact.oneOf("left", "centre", "right")),
  down: field("And from top to bottom", fact.oneOf("top", "middle", "bottom")),
});

const psalm = v.strictObject({
  words: field("Words", fact.sentences),
  reference: field("Where it stands", fact.words, "Such as Psalm 95:1 (Authorised Version)."),
});

const times = v.strictObject({
  heading: field("Heading", fact.words),
  note: field("Note", fact.markdown),
  psalm: optional("Verse", psalm),
});

const story = v.strictObject({
  heading: field("Heading", fact.words),
  opening: field("Opening", fact.sentences, "The rest of the story is the text of this page."),
  link: field("Words of the link to About Us", fact.words),
});

const pillars = v.strictObject({
  heading: field("Heading", fact.words),
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
  v.array(field("Name", fact.words)),
  v.maxLength(MOST_CHIPS, `expected no more than ${MOST_CHIPS} chips`),
);

const place = v.strictObject({
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
    v.strictObject({
      question: field("Question", fact.words),
      answer: field("Answer", fact.words),
    }),
    { usual: { question: "Not sure?", answer: "Ring the office" } },
  ),
});

const events = v.strictObject({
  heading: optional("Heading", fact.words, { usual: "Upcoming Events" }),
  link: optional("Words of the link to all events", fact.words, { usual: "All events" }),
});

export const homeFacts = v.strictObject({
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
  ...fact.head,
  failed: field("When the calendar does not answer", fact.sentences),
  week: optional("Words of the link to this week", fact.words, { usual: "This week" }),
});
export function readEventsPage() {
  const { facts } = readPage("events.md", eventsFacts, noText);
  return { ...facts, failed: keepNumbersTogether(facts.failed) };
}

export const thisWeekFacts = v.strictObject({
  ...fact.head,
  failed: optional("When the calendar does not answer", fact.sentences),
});
export function readThisWeek() {
  const { facts } = readPage("this-week.md", thisWeekFacts, noText);
  return { ...facts, failed: keepNumbersTogether(facts.failed ?? "") };
}

const peopleWords = (usual: string) =>
  v.strictObject({
    heading: optional("Heading", fact.words, { usual }),
    intro: optional("Opening words", fact.sentences),
  });

const duties = v.strictObject({
  heading: field("Heading", fact.words),
  intro: optional("Opening words", fact.sentences),
  list: field("Duties", fact.atLeastOne(field("Duty", fact.titled), "duty")),
});
const safeguardingWords = v.strictObject({
  heading: optional("Heading", fact.words, { usual: "Safeguarding" }),
});
const ownPagesWords = v.strictObject({ heading: field("Heading", fact.words) });

export const aboutUsFacts = v.strictObject({
  ...fact.head,
  duties: optional("What elders do", duties),
  session: optional("Kirk Session", peopleWords("Kirk Session"), { usual: {} }),
  staff: optional("Staff", peopleWords("Staff"), { usual: {} }),
  safeguarding: optional("Safeguarding", safeguardingWords, { usual: {} }),
  pages: optional("Links to pages of your own", ownPagesWords, {
    usual: { heading: "More about us" },
  }),
});
export const readAboutUs = () => readPage("about-us.md", aboutUsFacts, noText).facts;

const help = v.strictObject({
  heading: field("Heading", fact.words),
  words: field("Words", fact.sentences),
});

export const givingFacts = v.strictObject({
  ...fact.head,
  button: optional("Words of the button", fact.words, { usual: "Access ChurchSuite" }),
  steps: list("Steps", field("Step", fact.titled)),
  help: field("Box for who needs help", help),
});
export type GivingWords = ReturnType<typeof readGiving>;
export function readGiving() {
  const { facts, text } = readPage("giving.md", givingFacts, prose);
  return { ...facts, more: text };
}

const form = v.strictObject({
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

export const getInvolvedFacts = v.strictObject({
  ...fact.head,
  form: optional("Words round the form", form, { usual: {} }),
});
export function readGetInvolved() {
  const { facts, text } = readPage("get-involved.md", getInvolvedFacts, prose);
  return { ...facts, note: text };
}

export const notFoundFacts = v.strictObject({
  ...fact.head,
  link: field("Words of the link home", fact.words),
});
export const readNotFound = () => readPage("not-found.md", notFoundFacts, noText).facts;
