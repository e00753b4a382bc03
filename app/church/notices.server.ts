import * as v from "valibot";
import {
  type ContentFolder,
  type FactPath,
  type Fillings,
  field,
  fields,
  list,
  listOf,
  makeKind,
  optional,
} from "#content";
import { type Change, EVERYTHING, lastDayOf } from "#dates";
import type { Day } from "#time";
import * as fact from "./fields.server.ts";
import { YEARS, type Years } from "./year.server.ts";

export const NOTICES = "notices.yaml";

/** A change with this word in its `for` is about all services. */
export const ALL_SERVICES = "service";

const groupsAndServices = v.pipe(
  v.union(
    [fact.verbatim, listOf(fact.verbatim)],
    "expected a group’s file name, service or everything",
  ),
  v.transform((names) => [names].flat()),
  fact.inputKind("groups and services"),
);

/** The fields of every change. */
const commonFields = {
  day: field("Day", fact.day),
  for: field(
    "What it is about",
    groupsAndServices,
    "A group or a service, several of them, or everything. In snow choose everything: a service alone leaves its children’s groups on.",
  ),
};
const until = optional("Last day of it", fact.day, { hint: "For a longer time than one day." });
const noUntil = v.optional(
  v.never("goes with off and moved only. Expected one line for each day instead"),
);
const timeAndPlace = {
  from: optional("Begins", fact.clockTime),
  to: optional("Ends", fact.clockTime),
  where: optional("Where", fact.words, {
    hint: "A room or a building, such as Library, or a place elsewhere.",
  }),
  stream: optional("Streamed at", fact.streamAddress, {
    hint: "Only where it is streamed at another address, or in another place than usual.",
  }),
};
const why = optional("Why", fact.words, { hint: "Such as: with First Ballydown." });

const MOVED_NOWHERE =
  "is moved, and nothing says to when or where. Expected new-day:, from:, to: or where:, such as new-day: 2027-01-12";
const MOVED_TO_ITS_DAY =
  "has new-day: with the day on which it is already. Expected another day, or no new-day: if only the time or place changes";
const MOVED_AS_ONE =
  "has until: and new-day:, and several dates do not move to one day. Expected one line for each of them";
const EXTRA_OF_ALL =
  "is one more than usual of everything. Expected for: with a group’s file name, or service";

const off = fields({
  ...commonFields,
  what: field("Off", v.literal("off")),
  until,
  why: field("Why", fact.words, "A few words that follow “Off:”."),
});

const moved = v.pipe(
  fields({
    ...commonFields,
    what: field("Moved", v.literal("moved"), "Whichever of these is not as usual."),
    until,
    "new-day": optional("New day", fact.day),
    ...timeAndPlace,
    why,
  }),
  v.check(({ "new-day": newDay, from, to, where }) => {
    return [newDay, from, to, where].some((fact) => fact !== undefined);
  }, MOVED_NOWHERE),
  v.check(({ day, "new-day": newDay }) => newDay !== day, MOVED_TO_ITS_DAY),
  v.check(({ until, "new-day": newDay }) => !until || !newDay, MOVED_AS_ONE),
  v.check((hours) => fact.endsAfterStart(hours), fact.ENDS_FIRST),
);

const extra = v.pipe(
  fields({
    ...commonFields,
    what: field("Extra", v.literal("extra"), "One more than usual."),
    until: noUntil,
    name: optional("Name", fact.words, { hint: "Such as Watchnight." }),
    ...timeAndPlace,
    from: field("Begins", fact.clockTime),
    why,
  }),
  v.check((change) => !change.for.includes(EVERYTHING), EXTRA_OF_ALL),
  v.check((hours) => fact.endsAfterStart(hours), fact.ENDS_FIRST),
);

const change = v.pipe(
  v.variant("what", [off, moved, extra], "expected off, moved or extra"),
  v.check((change) => change.day <= lastDayOf(change), fact.LAST_DAY_FIRST),
);

const linkTarget = makeKind({
  expected: "a page of this site or an address that begins with https://",
  example: "/events",
  pattern: /^(?:\/|https:\/\/)/,
});

const link = fields({
  /** A page of this site, "/events", or an address. */
  to: field("Leads to", linkTarget, "A page of this site, such as /events, or an address."),
  words: field("Words of the link", fact.words),
});

/** A link behind the words of a notice. */
export interface NoticeLink extends v.InferOutput<typeof link> {}

/** The words of a notice stand above every page, and on a telephone they must leave room for the page. */
const shortWords = v.pipe(
  fact.sentences,
  v.maxLength(
    240,
    "expected 240 letters at most, because a notice stands on every page. Put the rest on a page, and a link: to it here",
  ),
);

const notice = v.pipe(
  fields({
    /** The first day on which it stands there. */
    from: field("First day", fact.day),
    /** The last day on which it stands there. */
    until: field("Last day", fact.day),
    /** A sentence or two. */
    words: field("Words", shortWords, "A sentence or two."),
    link: optional("Link", link, { hint: "To more about it." }),
  }),
  v.check(({ from, until }) => from <= until, fact.LAST_DAY_FIRST),
);

/** Words for the top of every page. */
export interface Notice extends v.InferOutput<typeof notice> {}

/** What `notices.yaml` says. */
export type Notices = {
  /** What is not as usual, in the order of its lines. */
  changes: Change[];
  /** Words for the top of every page. */
  notices: Notice[];
};

export const noticesSchema = fields({
  changes: list("Changes: cancelled, moved, extra", field("Change", change), {
    hint: "In any order. Each disappears by itself afterwards.",
  }),
  notices: list("Notices", field("Notice", notice), {
    hint: "Words at the top of every page, from a first day to a last.",
  }),
}) satisfies v.GenericSchema<unknown, Notices>;

/** Reads `notices.yaml`. Both lists are empty if there is no such file, or if it has mistakes. */
export function readNotices(folder: ContentFolder, fillings: Fillings): Notices {
  const nothing: Notices = { changes: [], notices: [] };
  if (!folder.has(NOTICES)) return nothing;
  return folder.readFacts(NOTICES, noticesSchema, fillings) ?? nothing;
}

/** Refuses changes and notices that are over before the first of the years begins. */
export function refusePastDays(
  folder: ContentFolder,
  { changes, notices }: Notices,
  { from }: Years,
): void {
  const refuse = (path: FactPath, day: Day) => {
    const advice = `${day} is before the first day of ${folder.nameOf(YEARS)}, ${from}, so nobody will ever see it. Expected ${from} or a later day, or these lines to be taken away`;
    folder.refuseFact(NOTICES, path, advice);
  };
  for (const [index, change] of changes.entries()) {
    if (lastDayOf(change) < from) refuse(["changes", index, "day"], change.day);
  }
  for (const [index, { until }] of notices.entries()) {
    if (until < from) refuse(["notices", index, "until"], until);
  }
}
