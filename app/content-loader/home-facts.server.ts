import * as v from "valibot";
import { field } from "#app/content-loader/facts/field.ts";
import {
  head,
  markdown,
  sentences,
  titled,
  words,
} from "#app/content-loader/facts/fields.server.ts";
import { picture } from "#app/content-loader/facts/picture-fields.server.ts";

/** How many chips the style sheet of Find your place knows. */
export const MOST_CHIPS = 8;

/** What is drawn beside a pillar of home.md. */
const signs = ["heart", "boat", "book", "star"] as const;
export type Sign = (typeof signs)[number];

const pillar = v.strictObject({
  ...titled.entries,
  sign: field(
    "Sign beside it",
    v.optional(v.picklist(signs, `expected one of: ${signs.join(", ")}`)),
  ),
});

/** A pillar that names no sign has the first that no pillar before it has. */
function withSigns(pillars: v.InferOutput<typeof pillar>[]) {
  const free = signs.filter((sign) => !pillars.some((pillar) => pillar.sign === sign));
  return pillars.map(({ sign, ...words }) => ({ ...words, sign: sign ?? free.shift() ?? "heart" }));
}

const photo = v.strictObject({
  ...picture.entries,
  across: field(
    "What must not be cut off, across",
    v.picklist(["left", "centre", "right"], "expected left, centre or right"),
  ),
  down: field(
    "And from top to bottom",
    v.picklist(["top", "middle", "bottom"], "expected top, middle or bottom"),
  ),
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
  week: field("Words of the link to this week", v.optional(words, "This week, day by day")),
});

const answer = v.strictObject({
  question: field("Question", words),
  answer: field("Answer", sentences),
});

const visit = v.strictObject({
  heading: field("Heading", words),
  lead: field("Opening words", v.optional(sentences)),
  answers: field(
    "Questions",
    v.pipe(v.array(field("Question", answer)), v.minLength(1, "expected at least one question")),
  ),
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
  visit: field("Your first visit", v.optional(visit)),
});
