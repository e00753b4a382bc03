import * as v from "valibot";
import { dayRule } from "#app/content-loader/facts/day-rule.server.ts";
import { dayInASentence, meetingWords } from "#app/time/meeting-words.ts";
import { atClock } from "./clock-filling.ts";
import { checked, type FactsInWords } from "./facts-in-words.server.ts";
import { type Filling, Unfilled } from "./placeholder.ts";

/** What a placeholder for a fact of a group’s stands for. */
export function groupFilling(field: string, group: FactsInWords): Filling {
  switch (field) {
    case "from":
    case "to": {
      const clock = meetingClock(group, field);
      if (clock) return atClock(clock);
      throw new Unfilled(
        `needs ${field}: under meets: in ${group.file}, such as ${field}: "19:30"`,
      );
    }
    case "day":
    case "when": {
      const rule = checked(v.object(dayRule), group.typed("meets"));
      if (field === "day") return { words: dayInASentence(rule) };
      const [from, to] = [ownClock(group, "from"), ownClock(group, "to")];
      const time = checked(v.optional(timeOfDay), group.typed("meets", "time"));
      if (!time && !from) throw new Unfilled();
      return { words: meetingWords({ ...rule, from, to, time }) };
    }
    default:
      return { words: group.text(field) };
  }
}

const timeOfDay = v.picklist(["morning", "afternoon", "evening"]);

function ownClock(group: FactsInWords, end: "from" | "to"): string | undefined {
  return group.typed("meets", end) === undefined ? undefined : group.clock("meets", end);
}

/** When a group's meeting begins or ends; that of its sections where it has no time of its own. */
function meetingClock(group: FactsInWords, end: "from" | "to"): string | undefined {
  const own = ownClock(group, end);
  if (own !== undefined) return own;
  const sections = group.typed("meets", "sections");
  if (!Array.isArray(sections)) return undefined;
  const clocks = sections.map((_, index) => group.clock("meets", "sections", index, end)).sort();
  return end === "from" ? clocks[0] : clocks.at(-1);
}
