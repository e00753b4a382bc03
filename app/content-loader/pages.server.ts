import * as v from "valibot";
import { day, picture, words } from "./fields.server.ts";
import { prose, proseInOrder } from "./prose.server.ts";
import type { Prose } from "./prose.ts";
import { readPage } from "./read-page.server.ts";
import { keepNumbersTogether } from "./typography.server.ts";

const head = { title: words, description: words, heading: words, lead: words };
const titled = v.strictObject({ title: words, words });

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
    note: words,
    psalm: v.strictObject({ words, reference: words }),
  }),
  story: v.strictObject({ heading: words, opening: words, link: words }),
  pillars: v.strictObject({
    heading: words,
    list: v.pipe(v.array(titled), v.length(3, "expected exactly 3 pillars")),
  }),
  place: v.strictObject({
    heading: words,
    lead: words,
    unsure: v.strictObject({ question: words, answer: words }),
  }),
  events: v.strictObject({ heading: words, link: words, week: words }),
  visit: v.strictObject({
    heading: words,
    lead: words,
    answers: v.pipe(
      v.array(v.strictObject({ question: words, answer: words })),
      v.minLength(2, "expected at least two questions"),
    ),
  }),
});

/**
 * The home page's words. The file's text is the story, after its opening. `photo` stands in the place
 * of the drawn morning; `across` and `down` say which part of it must not be cut off.
 */
export type HomeWords = ReturnType<typeof readHome>;

export function readHome() {
  const { file, facts, text } = readPage("home.md", homeSchema);
  return {
    ...facts,
    times: { ...facts.times, note: prose(file, facts.times.note) },
    story: { ...facts.story, text: prose(file, text) },
  };
}

const eventsSchema = v.strictObject({ ...head, failed: words, week: words });
export type EventsWords = v.InferOutput<typeof eventsSchema>;
export function readEventsPage(): EventsWords {
  const { facts } = readPage("events.md", eventsSchema);
  return { ...facts, failed: keepNumbersTogether(facts.failed) };
}

const thisWeekSchema = v.strictObject({ ...head, failed: words });
export type ThisWeekWords = v.InferOutput<typeof thisWeekSchema>;
export function readThisWeek(): ThisWeekWords {
  const { facts } = readPage("this-week.md", thisWeekSchema);
  return { ...facts, failed: keepNumbersTogether(facts.failed) };
}

const aboutUsSchema = v.strictObject({
  ...head,
  duties: v.strictObject({
    heading: words,
    intro: words,
    list: v.pipe(v.array(titled), v.length(3, "expected exactly 3 duties")),
  }),
  session: v.strictObject({ heading: words, intro: words }),
  staff: v.strictObject({ heading: words, intro: words }),
});
export type AboutUsWords = v.InferOutput<typeof aboutUsSchema>;
export const readAboutUs = (): AboutUsWords => readPage("about-us.md", aboutUsSchema).facts;

const givingSchema = v.strictObject({
  ...head,
  button: words,
  steps: v.pipe(v.array(titled), v.minLength(1, "expected at least one step")),
  help: v.strictObject({ heading: words, words }),
});
export type GivingWords = v.InferOutput<typeof givingSchema> & { more: Prose };
export function readGiving(): GivingWords {
  const { file, facts, text } = readPage("giving.md", givingSchema);
  return { ...facts, more: prose(file, text) };
}

const getInvolvedSchema = v.strictObject({
  ...head,
  form: v.strictObject({ title: words, waiting: words, tab: words }),
});
export function readGetInvolved() {
  const { file, facts, text } = readPage("get-involved.md", getInvolvedSchema);
  return { ...facts, note: prose(file, text) };
}

const SHARING = 4;
const privacySchema = v.strictObject({
  ...head,
  reviewed: day,
  counting: v.strictObject({ none: words, script: words }),
});

/** What the notice says of sharing, its fifth section, ends with whether the website counts its visitors. */
export function readPrivacyPolicy(isCounted = false) {
  const { file, facts, text } = readPage("privacy-policy.md", privacySchema);
  const { counting, ...notice } = facts;
  const ending = prose(file, isCounted ? counting.script : counting.none);
  const sections = proseInOrder(file, text, 9).map((section, index) =>
    index === SHARING ? { ...section, prose: [...section.prose, ...ending] } : section,
  );
  return { ...notice, sections };
}

const notFoundSchema = v.strictObject({ ...head, link: words });
export const readNotFound = () => readPage("not-found.md", notFoundSchema).facts;
