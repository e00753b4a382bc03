import * as v from "valibot";
import { markdown, picture, words } from "#app/content-loader/facts/fields.server.ts";
import { prose } from "#app/content-loader/prose/prose.server.ts";
import type { Prose } from "#app/content-loader/prose/prose.ts";
import { keepNumbersTogether } from "#app/content-loader/prose/typography.server.ts";
import { markdownFact, noText, readPage } from "./read-page.server.ts";
import { review } from "./review.server.ts";

export const head = { title: words, description: words, heading: words, lead: words, review };
const titled = v.strictObject({ title: words, words });

/** How many chips the style sheet of Find your place knows. */
export const MOST_CHIPS = 8;

/** What is drawn beside a pillar of home.md. */
const signs = ["heart", "boat", "book", "star"] as const;
export type Sign = (typeof signs)[number];

const pillar = v.strictObject({
  ...titled.entries,
  sign: v.optional(v.picklist(signs, `expected one of: ${signs.join(", ")}`)),
});

/** A pillar that names no sign has the first that no pillar before it has. */
function withSigns(pillars: v.InferOutput<typeof pillar>[]) {
  const free = signs.filter((sign) => !pillars.some((pillar) => pillar.sign === sign));
  return pillars.map(({ sign, ...words }) => ({ ...words, sign: sign ?? free.shift() ?? "heart" }));
}

const homeSchema = v.strictObject({
  ...head,
  photo: v.optional(
    v.strictObject({
      ...picture.entries,
      across: v.picklist(["left", "centre", "right"], "expected left, centre or right"),
      down: v.picklist(["top", "middle", "bottom"], "expected top, middle or bottom"),
    }),
  ),
  times: v.strictObject({
    heading: words,
    note: markdown,
    psalm: v.optional(v.strictObject({ words, reference: words })),
  }),
  story: v.strictObject({ heading: words, opening: words, link: words }),
  pillars: v.optional(
    v.strictObject({
      heading: words,
      list: v.pipe(
        v.array(pillar),
        v.minLength(2, "expected from 2 to 4 pillars"),
        v.maxLength(4, "expected from 2 to 4 pillars"),
        v.transform(withSigns),
      ),
    }),
  ),
  place: v.optional(
    v.strictObject({
      heading: v.optional(words, "Find your place"),
      lead: v.optional(words, "Every group has a window of its own. Who is it for?"),
      chips: v.optional(
        v.pipe(
          v.array(words),
          v.maxLength(MOST_CHIPS, `expected no more than ${MOST_CHIPS} chips`),
        ),
        ["0 to 3", "primary", "teens", "adults", "60 and over"],
      ),
      unsure: v.optional(v.strictObject({ question: words, answer: words }), {
        question: "Not sure?",
        answer: "Ring the office",
      }),
    }),
    {},
  ),
  events: v.optional(
    v.strictObject({
      heading: v.optional(words, "Upcoming Events"),
      link: v.optional(words, "All events"),
      week: v.optional(words, "This week, day by day"),
    }),
    {},
  ),
  visit: v.optional(
    v.strictObject({
      heading: words,
      lead: v.optional(words),
      answers: v.pipe(
        v.array(v.strictObject({ question: words, answer: words })),
        v.minLength(1, "expected at least one question"),
      ),
    }),
  ),
});

/**
 * The home page's words. The file's text is the story, after its opening. `photo` stands in the place
 * of the drawn morning; `across` and `down` say which part of it must not be cut off.
 */
export type HomeWords = ReturnType<typeof readHome>;

export function readHome() {
  const { facts, text } = readPage("home.md", homeSchema, prose);
  const note = markdownFact("home.md", ["times", "note"], facts.times.note);
  return {
    ...facts,
    times: { ...facts.times, note: prose(note) },
    story: { ...facts.story, text },
  };
}

const eventsSchema = v.strictObject({
  ...head,
  failed: words,
  week: v.optional(words, "This week, day by day"),
});
export type EventsWords = v.InferOutput<typeof eventsSchema>;
export function readEventsPage(): EventsWords {
  const { facts } = readPage("events.md", eventsSchema, noText);
  return { ...facts, failed: keepNumbersTogether(facts.failed) };
}

const thisWeekSchema = v.strictObject({ ...head, failed: v.optional(words) });
export function readThisWeek() {
  const { facts } = readPage("this-week.md", thisWeekSchema, noText);
  return { ...facts, failed: keepNumbersTogether(facts.failed ?? "") };
}

const peopleWords = (usual: string) =>
  v.optional(v.strictObject({ heading: v.optional(words, usual), intro: v.optional(words) }), {});

const aboutUsSchema = v.strictObject({
  ...head,
  duties: v.optional(
    v.strictObject({
      heading: words,
      intro: v.optional(words),
      list: v.pipe(v.array(titled), v.minLength(1, "expected at least one duty")),
    }),
  ),
  session: peopleWords("Kirk Session"),
  staff: peopleWords("Staff"),
  safeguarding: v.optional(v.strictObject({ heading: v.optional(words, "Safeguarding") }), {}),
  /** Over the links to the church's own pages. */
  pages: v.optional(v.strictObject({ heading: words }), { heading: "More about us" }),
});
export type AboutUsWords = v.InferOutput<typeof aboutUsSchema>;
export const readAboutUs = (): AboutUsWords => readPage("about-us.md", aboutUsSchema, noText).facts;

const givingSchema = v.strictObject({
  ...head,
  button: v.optional(words, "Access ChurchSuite"),
  steps: v.optional(v.array(titled), []),
  help: v.strictObject({ heading: words, words }),
});
export type GivingWords = v.InferOutput<typeof givingSchema> & { more: Prose };
export function readGiving(): GivingWords {
  const { facts, text } = readPage("giving.md", givingSchema, prose);
  return { ...facts, more: text };
}

const getInvolvedSchema = v.strictObject({
  ...head,
  form: v.optional(
    v.strictObject({
      title: v.optional(words, "Sign-up form"),
      waiting: v.optional(words, "The form is on its way"),
      late: v.optional(
        words,
        "The form has not come yet. Open it in its own tab, or ring or write to us: we’ll be glad to hear from you.",
      ),
      tab: v.optional(words, "Open the form in its own tab"),
      kept: v.optional(
        words,
        "This form is ChurchSuite’s. What you type in it is kept there for us, and not on this website.",
      ),
    }),
    {},
  ),
});
export function readGetInvolved() {
  const { facts, text } = readPage("get-involved.md", getInvolvedSchema, prose);
  return { ...facts, note: text };
}

const notFoundSchema = v.strictObject({ ...head, link: words });
export const readNotFound = () => readPage("not-found.md", notFoundSchema, noText).facts;
