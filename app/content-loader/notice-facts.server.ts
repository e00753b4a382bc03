import * as v from "valibot";
import { field, filledIn } from "#app/content-loader/facts/field.ts";
import {
  clockTime,
  day,
  sentences,
  verbatim,
  words,
} from "#app/content-loader/facts/fields.server.ts";
import { presentGroup } from "./former-names.server.ts";

const whom = v.pipe(
  v.union([verbatim, v.array(verbatim)], "expected a group’s file name, service or everything"),
  v.transform((named) => [named].flat().map(presentGroup)),
  filledIn("groups and services"),
);

const anyChange = { day: field("Day", day), for: field("What it is about", whom) };
const until = field("Last day of it", v.optional(day), "For a longer time than one day.");
const oneDay = v.optional(
  v.never("goes with off and joint only. Expected one line for each day instead"),
);
const from = field("Begins", v.optional(clockTime));
const to = field("Ends", v.optional(clockTime));
const where = field(
  "Where",
  v.optional(words),
  "A room or a building, such as Library, or a place elsewhere.",
);
const why = field("Why", v.optional(words));

const change = v.variant(
  "what",
  [
    v.strictObject({
      ...anyChange,
      what: field("Off", v.literal("off")),
      until,
      why: field("Why", words, "A few words that follow “Not 17 December:”."),
    }),
    v.strictObject({
      ...anyChange,
      what: field("Moved", v.literal("moved"), "Whichever of these is not as usual."),
      until: oneDay,
      "new-day": field("New day", v.optional(day)),
      from,
      to,
      where,
      why,
    }),
    v.strictObject({
      ...anyChange,
      what: field("Extra", v.literal("extra"), "One more than usual."),
      until: oneDay,
      name: field("Name", v.optional(words), "Such as Watchnight."),
      from: field("Begins", clockTime),
      to,
      where,
      why,
    }),
    v.strictObject({
      ...anyChange,
      what: field("Together with others", v.literal("joint")),
      until,
      from,
      to,
      where,
      why: field("With whom", words, "Such as: with First Ballydown."),
    }),
  ],
  "expected off, moved, extra or joint",
);

const linkTarget = v.pipe(
  verbatim,
  v.regex(
    /^(?:\/|https:\/\/)/,
    "expected a page of this site, such as /events, or an address that begins with https://",
  ),
);

const notice = v.strictObject({
  from: field("First day", day),
  until: field("Last day", day),
  words: field("Words", sentences, "A sentence or two."),
  link: field(
    "Link",
    v.optional(
      v.strictObject({
        to: field("Leads to", linkTarget, "A page of this site, such as /events, or an address."),
        words: field("Words of the link", words),
      }),
    ),
  ),
});

/** The facts of notices.yaml. */
export const noticeFacts = v.strictObject({
  changes: field(
    "What is not as usual",
    v.optional(v.array(field("Change", change)), []),
    "In any order. It is shown no longer once its day is over, and may stay or go.",
  ),
  notices: field(
    "Notices",
    v.optional(v.array(field("Notice", notice)), []),
    "Words at the top of every page, from a first day to a last.",
  ),
});
