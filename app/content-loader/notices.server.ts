import * as v from "valibot";
import { clockTime, day, verbatim, words } from "./fields.server.ts";
import { contentExists, readFacts } from "./read-content.server.ts";

export const NOTICES = "notices.yaml";

/** One group, several, `service` or `everything`. */
const whom = v.pipe(
  v.union([verbatim, v.array(verbatim)], "expected a group’s file name, service or everything"),
  v.transform((named) => [named].flat()),
);

const anyChange = { day, for: whom };
const details = {
  from: v.optional(clockTime),
  to: v.optional(clockTime),
  where: v.optional(words),
};

const change = v.variant(
  "what",
  [
    v.strictObject({ ...anyChange, what: v.literal("off"), until: v.optional(day), why: words }),
    v.strictObject({
      ...anyChange,
      what: v.literal("moved"),
      "new-day": v.optional(day),
      ...details,
      why: v.optional(words),
    }),
    v.strictObject({
      ...anyChange,
      what: v.literal("extra"),
      name: v.optional(words),
      ...details,
      from: clockTime,
      why: v.optional(words),
    }),
    v.strictObject({
      ...anyChange,
      what: v.literal("joint"),
      until: v.optional(day),
      ...details,
      why: words,
    }),
  ],
  "expected off, moved, extra or joint",
);

const notice = v.strictObject({
  from: day,
  until: day,
  words,
  link: v.optional(v.strictObject({ to: verbatim, words })),
});

const noticesSchema = v.strictObject({
  changes: v.optional(v.array(change), []),
  notices: v.optional(v.array(notice), []),
});

/** What is not as usual on a day, a line of `content/notices.yaml`. */
export type Change = v.InferOutput<typeof change>;
/** Words for the top of every page, from its first day to its last. */
export type Notice = v.InferOutput<typeof notice>;

/** `content/notices.yaml`; nothing of either kind where there is no such file. */
export function readNotices(): { changes: Change[]; notices: Notice[] } {
  return contentExists(NOTICES) ? readFacts(NOTICES, noticesSchema) : { changes: [], notices: [] };
}
