import * as v from "valibot";
import { readWallTime } from "#time";
import { readWebAddress } from "./links.ts";

/*
 * What ChurchSuite sends, in either of its formats. Each field has the names that it has in both: of the present one, and of
 * the one announced to replace it. Answers of 2023 have some of each. Anything at all may stand in the place of a field, such
 * as a list in that of an empty object, and counts as nothing. Words are here as somebody has typed them: read-entry.ts reads
 * them, and nothing may be shown before that.
 */

/** The most characters of what somebody has typed. A longer text is cut, and ends with an ellipsis. No church comes near. */
export const LONGEST = { line: 300, description: 20_000 };

/** The most characters of an address. A longer one counts as none. */
export const LONGEST_ADDRESS = 2000;

/** A field that a function reads. If it is missing, or anything else, it counts as `otherwise`. */
function field<Sent, Value>(
  sent: v.GenericSchema<unknown, Sent>,
  read: (value: Sent) => Value,
  otherwise: Value,
) {
  return v.fallback(v.pipe(sent, v.transform(read)), () => otherwise);
}

/** "1", 1 and true are on. "0" is not, although JavaScript takes it for true. */
const flag = field(v.unknown(), (sent) => sent === "1" || sent === 1 || sent === true, false);

const count = field(v.pipe(v.number(), v.integer()), (number) => number, 0);

/** What ChurchSuite itself calls an event or a category. */
const identifier = field(
  v.union([v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), v.number()]),
  String,
  "",
);

const time = field(v.pipe(v.string(), v.maxLength(40)), readWallTime, null);

const state = field(v.string(), readState, "on");

/** Another status, or none, means that an event takes place. */
function readState(status: string): "on" | "off" | "to be confirmed" {
  if (/^cancell?ed$/i.test(status)) return "off";
  return /^pending$/i.test(status) ? "to be confirmed" : "on";
}

/** A place is "online" or "physical". */
const isOnline = field(v.string(), (type) => type.toLowerCase() === "online", false);

const line = field(v.string(), cutTo(LONGEST.line), "");
const text = field(v.string(), cutTo(LONGEST.description), "");
/** The address of a page or a picture as browsers read it, or "". */
const address = field(v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS)), readWebAddress, "");

function cutTo(most: number): (words: string) => string {
  return (words) => {
    if (words.length <= most) return words;
    // A cut in the middle of a character would spoil it, and one in the middle of a tag would swallow the ellipsis.
    return `${words.slice(0, most).replace(/[\ud800-\udbff]$|<[^<>]*$/, "")}…`;
  };
}

/** An object that may be missing, or be anything else. */
function part<Fields extends v.ObjectEntries>(fields: Fields) {
  const object = v.object(fields);
  return v.fallback(object, () => v.parse(object, {}));
}

const size = part({ url: address });

/** An entry of the feed. What is not in it, such as `pin` and the `url` of a place, is never read. */
export const entrySchema = v.object({
  identifier,
  name: line,
  description: text,
  status: state,
  // Church time
  datetime_start: time,
  datetime_end: time,
  // UTC
  starts_at: time,
  ends_at: time,
  all_day: flag,
  category: part({ name: line }),
  category_id: identifier,
  location: part({
    name: line,
    address: line,
    type: isOnline,
  }),
  images: part({ lg: size, md: size, sm: size, thumb: size }),
  image: part({ large: address, medium: address, small: address, thumbnail: address }),
  signup_options: part({
    signup_enabled: flag,
    embed: part({ enabled: flag }),
    tickets: part({ url: address }),
  }),
  signup_enabled: flag,
  url: address,
});

/** What an entry sends. */
export type Entry = v.InferOutput<typeof entrySchema>;

/** A page of the feed. The present format is a bare list of entries. */
export const pageSchema = v.pipe(
  v.unknown(),
  v.transform((answer) => (Array.isArray(answer) ? { events: answer } : answer)),
  v.object({
    events: v.array(v.unknown()),
    categories: v.fallback(v.array(part({ id: identifier, name: line })), []),
    pagination: part({ num_results: count, per_page: count }),
  }),
);

/** What a page of the feed sends. */
export type Page = v.InferOutput<typeof pageSchema>;
