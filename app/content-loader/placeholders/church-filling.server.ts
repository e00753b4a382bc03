import { email, phone } from "#app/content-loader/facts/fields.server.ts";
import { clockOn } from "#app/time/written-times.ts";
import { phoneAddress } from "#app/ui/phone-address.ts";
import { atClock } from "./clock-filling.ts";
import { checked, type FactsInWords } from "./facts-in-words.server.ts";
import { type Filling, Unfilled } from "./placeholder.ts";

/** What a placeholder for one of the church’s own facts stands for; undefined where it is for a group’s. */
export function churchFilling(name: string, church: FactsInWords): Filling | undefined {
  switch (name) {
    case "church":
      return { words: church.text("name") };
    case "town":
    case "street":
      return { words: church.text("address", name) };
    case "phone": {
      const words = checked(phone, church.typed("phone"));
      return { words, link: phoneAddress(words) };
    }
    case "email": {
      const words = checked(email, church.typed("email"));
      return { words, link: `mailto:${words}` };
    }
    case "office": {
      if (church.typed("office") !== undefined) return { words: church.text("office") };
      throw new Unfilled(
        "needs a line in church.yaml, such as office: Monday to Friday, 9:30am to 12:30pm",
      );
    }
    case "service": {
      const clock = church.clock("services", 0, "from");
      return { words: clockOn(clock), clock };
    }
    case "service.from":
      return atClock(church.clock("services", 0, "from"));
    case "service.end":
      return atClock(church.clock("services", 0, "to"));
    default:
      return undefined;
  }
}
