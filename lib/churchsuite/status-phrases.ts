/*
 * These are the words with which offices say in the name of an event that it is off or full, and how they are found.
 */

/** A status that somebody has typed into a name. */
export type StatusInName = {
  /** What it says about the event. */
  kind: "cancelled" | "postponed" | "full";
  /** How it is printed: "Cancelled due to snow", "Postponed until 5 June", "Sold out". */
  words: string;
};

/** Words for a status, as patterns. */
type Phrase = {
  /** The status that they are words for. */
  kind: StatusInName["kind"];
  /** How the status is printed. */
  label: string;
  /** The words. */
  words: string;
  /** What may follow them: "tonight", "due to snow". */
  behind: string;
};

/** A phrase with the patterns that find it. */
type SearchedPhrase = Phrase & {
  /** Matches a text that is nothing else. Its group is what follows the words. */
  whole: RegExp;
  /** Finds it at the end of a text. Its groups are what stands before it and what follows the words. */
  atEnd: RegExp;
  /** Finds it at the beginning of a text. Its groups are the words and what stands behind them. */
  atStart: RegExp;
};

/** "Sunday" */
export const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";

const BEFORE =
  "(?:(?:now|sorry|is|are|ha(?:s|ve) been|ha(?:s|ve|d)(?: had)? to be|will be|we are|sadly|unfortunately|event|tonight|today|this week) )*";
const BEHIND = `tonight|today|tomorrow|again|sorry|(?:(?:tonight|today|tomorrow) )?(?:this|on|until|till?|due|owing|because|as|in view|at short|by|over|from|for|to|${WEEKDAY})\\b.*|\\d.*`;
const BEHIND_EVERYDAY_WORD = "tonight|today|sorry|(?:this|on|until|due|because)\\b.*";

/** "not on", "will not be held", "isn't meeting" */
const NOT_ON =
  "(?:(?:will |does )?not|(?:is|are|does|wo)n['’]t) (?:be )?(?:on|meet|meeting|running|happening|held|taking place|take place)";

/** What is "postponed from January" takes place now, but what is "postponed from May to June" does not. */
const FROM_BEFORE = " from (?!.* (?:to|till?|until) )";

const PHRASES: Phrase[] = [
  {
    kind: "cancelled",
    label: "Cancelled",
    words: `canc[el]+e?d|canc['’]?d|canx|cxl['’]?d|cancellation|called off|suspended|abandoned|none(?= (?:tonight|today|this))|${NOT_ON}|no (?:class|club|meeting|practice|rehearsal|service|session)`,
    behind: BEHIND,
  },
  {
    kind: "postponed",
    label: "Postponed",
    words: `(?:post?pon+e?d|postponement|deferred|put off)(?!${FROM_BEFORE})`,
    behind: BEHIND,
  },
  {
    kind: "full",
    label: "Fully booked",
    words:
      "fully[ -]booked|fully subscribed|booked (?:out|up)|full up|house full|at capacity|no (?:more )?(?:places|seats|spaces)(?: left| available)?|(?:all )?(?:places|seats|spaces) (?:all )?(?:full|taken|gone)",
    behind: BEHIND_EVERYDAY_WORD,
  },
  {
    kind: "full",
    label: "Booking closed",
    words: "(?:bookings?|registrations?|sign[- ]?ups?) (?:is |are )?(?:now )?(?:closed|full)",
    behind: BEHIND_EVERYDAY_WORD,
  },
  {
    kind: "full",
    label: "Sold out",
    words:
      "(?:tickets )?sold[ -]out|no (?:more )?tickets(?: left)?|(?:all )?tickets (?:all )?(?:sold|gone)",
    behind: BEHIND_EVERYDAY_WORD,
  },
];

/** These are short for something else as well, or everyday words, so they have to stand apart. */
const PHRASES_APART: Phrase[] = [
  { kind: "cancelled", label: "Cancelled", words: "canc|c/o", behind: BEHIND },
  { kind: "cancelled", label: "Cancelled", words: "off", behind: BEHIND_EVERYDAY_WORD },
  { kind: "postponed", label: "Postponed", words: "ppd", behind: BEHIND },
  { kind: "full", label: "Fully booked", words: "full", behind: "tonight|today|sorry" },
];

/** Phrases that may stand beside a name without punctuation. */
export const phrases = PHRASES.map(makePatterns);

const phrasesApart = [...phrases, ...PHRASES_APART.map(makePatterns)];

function makePatterns(phrase: Phrase): SearchedPhrase {
  const { words, behind } = phrase;
  const inFull = `${BEFORE}(?:${words})((?: (?:${behind}))?)$`;
  return {
    ...phrase,
    whole: new RegExp(`^${inFull}`, "i"),
    atEnd: new RegExp(`^(.+?)[\\s-]+${inFull}`, "i"),
    atStart: new RegExp(`^(${words})(?: |-(?=\\S))(.+)$`, "i"),
  };
}

/** Finds the status for which a whole text stands; null if it is none. */
export function findStatus(text: string): StatusInName | null {
  for (const { kind, label, whole } of phrasesApart) {
    const [found, more = ""] = whole.exec(text) ?? [];
    if (found) return { kind, words: label + more };
  }
  return null;
}
