import * as v from "valibot";
import { type Change, EVERYTHING, lastDayOf } from "#dates";
import { contentExists } from "../../lib/content/content-folder.ts";
import { agreeing, field, inputKind, list, optional, type Slip } from "../../lib/content/facts.ts";
import { readFacts, usableFacts } from "../../lib/content/read-file.ts";
import * as fact from "./fields.server.ts";

const whom = v.pipe(
  v.union(
    [fact.verbatim, v.array(fact.verbatim)],
    "expected a group’s file name, service or everything",
  ),
  v.transform((named) => [named].flat()),
  inputKind("groups and services"),
);

const anyChange = {
  day: field("Day", fact.day),
  for: field("What it is about", whom, "A group or a service, several of them, or everything."),
};
const until = optional("Last day of it", fact.day, { hint: "For a longer time than one day." });
const oneDay = v.optional(
  v.never("goes with off, joint and not-streamed only. Expected one line for each day instead"),
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
const why = optional("Why", fact.words);

const change = v.variant(
  "what",
  [
    v.strictObject({
      ...anyChange,
      what: field("Off", v.literal("off")),
      until,
      why: field("Why", fact.words, "A few words that follow “Not Thursday 17 December:”."),
    }),
    v.strictObject({
      ...anyChange,
      what: field("Moved", v.literal("moved"), "Whichever of these is not as usual."),
      until: oneDay,
      "new-day": optional("New day", fact.day),
      ...timeAndPlace,
      why,
    }),
    v.strictObject({
      ...anyChange,
      what: field("Extra", v.literal("extra"), "One more than usual."),
      until: oneDay,
      name: optional("Name", fact.words, { hint: "Such as Watchnight." }),
      ...timeAndPlace,
      from: field("Begins", fact.clockTime),
      why,
    }),
    v.strictObject({
      ...anyChange,
      what: field("Together with others", v.literal("joint")),
      until,
      ...timeAndPlace,
      why: field("With whom", fact.words, "Such as: with First Ballydown."),
    }),
    v.strictObject({
      ...anyChange,
      what: field("Not streamed", v.literal("not-streamed"), "A service that usually is."),
      until,
      why: field("Why", fact.words, "A few words that follow “Not streamed:”."),
    }),
  ],
  "expected off, moved, extra, joint or not-streamed",
);

const linkTarget = fact.ofForm(
  /^(?:\/|https:\/\/)/,
  "expected a page of this site, such as /events, or an address that begins with https://",
);

const link = v.strictObject({
  to: field("Leads to", linkTarget, "A page of this site, such as /events, or an address."),
  words: field("Words of the link", fact.words),
});

const notice = v.strictObject({
  from: field("First day", fact.day),
  until: field("Last day", fact.day),
  words: field("Words", fact.sentences, "A sentence or two."),
  link: optional("Link", link, { hint: "To more about it." }),
});

export const noticeFacts = v.strictObject({
  changes: list(
    "Changes: cancelled, moved, extra",
    field(
      "Change",
      v.pipe(
        change,
        agreeing((facts) => slipsOfChange(facts)),
      ),
    ),
    { hint: "In any order. Each disappears by itself afterwards." },
  ),
  notices: list("Notices", field("Notice", v.pipe(notice, agreeing(slipsOfNotice))), {
    hint: "Words at the top of every page, from a first day to a last.",
  }),
});

export const NOTICES = "notices.yaml";
/** In `for`: all services. */
export const ALL_SERVICES = "service";

/** What `content/notices.yaml` says. */
export type Notices = {
  /** What is not as usual, in the order of its lines. */
  changes: Change[];
  /** Words for the top of every page. */
  notices: Notice[];
};

/** Words for the top of every page, from its first day to its last. */
export type Notice = v.InferOutput<typeof notice>;

const NOTHING: Notices = { changes: [], notices: [] };

/** `content/notices.yaml`; nothing of either kind where there is no such file. Throws ContentProblems. */
export function readNotices(): Notices {
  return contentExists(NOTICES) ? readFacts(NOTICES, noticeFacts) : NOTHING;
}

/** What of it can be used to look for further mistakes. */
export function usableNotices(): Notices {
  return (contentExists(NOTICES) && usableFacts(NOTICES, noticeFacts)) || NOTHING;
}

function slipsOfChange(change: Change): Slip[] {
  const slips = fact.backwards({ from: change.day, to: lastDayOf(change) }, [], "until");
  const { what, day } = change;
  const isAnywhere = ["new-day", "from", "to", "where"].some((key) => key in change);
  if (what === "moved" && !isAnywhere) slips.push([[], MOVED_NOWHERE]);
  if (what === "moved" && change["new-day"] === day) {
    slips.push([["new-day"], `is the day it is on already, ${day}`]);
  }
  if (what === "extra" && change.for.includes(EVERYTHING)) slips.push([["for"], EXTRA_OF_ALL]);
  if ("to" in change && change.from && change.to && !runsOn(change.from, change.to)) {
    const ends = `ends at ${change.to}, before it begins at ${change.from}. Times are on the 24-hour clock: half past seven at night is "19:30"`;
    slips.push([["to"], ends]);
  }
  return slips;
}

const MOVED_NOWHERE =
  "is moved, and nothing says to when or where. Expected new-day:, from:, to: or where:, such as new-day: 2027-01-12";
const EXTRA_OF_ALL =
  "is one more than usual of everything. Expected a group’s file name, or service";

/** Whether something can last from one time to the other: in the night it may end on the next day. */
function runsOn(from: string, to: string): boolean {
  return from < to || (from >= "20:00" && to <= "03:00");
}

/** In letters. It stands above every page, and on a telephone it must leave room for the page. */
const LONGEST_NOTICE = 240;

function slipsOfNotice({ from, until, words: { length } }: Notice): Slip[] {
  const slips: Slip[] = [];
  const year = Number(from.slice(0, 4));
  if (length > LONGEST_NOTICE) {
    const tooLong = `has ${length} letters, and would fill a telephone’s screen on every page. Expected ${LONGEST_NOTICE} at most: put the rest on a page, and its address into link:`;
    slips.push([["words"], tooLong]);
  }
  slips.push(...fact.backwards({ from, to: until }, [], "until"));
  if (until >= `${year + 1}${from.slice(4)}`) {
    const tooLasting = `would stand for a year or longer, from ${from} to ${until}. What always holds belongs on a page; expected a day such as ${year}${until.slice(4)}`;
    slips.push([["until"], tooLasting]);
  }
  return slips;
}
