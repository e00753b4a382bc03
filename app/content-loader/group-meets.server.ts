import * as v from "valibot";
import { dayRule, ruleSlip } from "#app/content-loader/facts/day-rule.server.ts";
import { field } from "#app/content-loader/facts/field.ts";
import {
  clockTime,
  day,
  endsAfterStart,
  movingTime,
  place,
  words,
  yesOrNo,
} from "#app/content-loader/facts/fields.server.ts";

const section = v.pipe(
  v.strictObject({
    name: field("Name", words, "Such as Anchor Boys."),
    who: field("Who it is for", words),
    from: field("Begins", clockTime),
    to: field("Ends", clockTime),
    where: field("Where", v.optional(place)),
  }),
  v.check((hours) => endsAfterStart(hours), "ends before it starts"),
);

const session = v.pipe(
  v.strictObject({ from: field("First day", day), to: field("Last day", day) }),
  v.check(
    ({ from, to }) => from <= to,
    "its last day is before its first. Are the two the wrong way round?",
  ),
);

/** When a group meets. */
export const meets = v.pipe(
  v.strictObject({
    ...dayRule,
    from: field(
      "Begins",
      v.optional(movingTime),
      "On the 24-hour clock, such as 19:30; or {service} for when the main service begins, {service-60} for an hour before it.",
    ),
    to: field("Ends", v.optional(movingTime), "Such as 21:30, or {service.end}."),
    time: field(
      "Time of the day",
      v.optional(v.picklist(["morning", "afternoon", "evening"])),
      "Instead of a time to begin, where its sections have times of their own.",
    ),
    term: field("Only in school terms", v.optional(yesOrNo, "false"), "And not at half-term."),
    session: field(
      "First and last days",
      v.optional(
        v.array(
          field("Year", session),
          "expected a list with an entry for each year: - from: 2026-09-10 and, below it, to: 2027-04-22",
        ),
        [],
      ),
      "One entry for each year. Add the next year’s below, and leave the running one as it is.",
    ),
    "last-of-term": field("What the last meeting of each term is called", v.optional(words)),
    sections: field(
      "Sections",
      v.optional(v.array(field("Section", section)), []),
      "With hours of their own.",
    ),
  }),
  v.check(
    (rule) => !ruleSlip(rule),
    ({ input }) => ruleSlip(input),
  ),
  v.check(
    ({ from, time }) => (from === undefined) !== (time === undefined),
    'expected either a time to start from, such as "19:30", or time: evening, and not both',
  ),
  v.check((hours) => endsAfterStart(hours), "ends before it starts"),
);
