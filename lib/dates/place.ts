import { isNamedFor } from "./names.ts";

/** What it takes to know whether a place is the church. */
export type ChurchPlace = {
  /** "First Ballydown" */
  name: string;
  address: {
    /** "12 Meeting House Lane" */
    street: string;
    /** "BT00 0AA" */
    postcode: string;
  };
};

/** The place of an event. The way into an online one is never part of it: it is for those invited. */
export type EventPlace = {
  isOnline?: true;
  /** "Church Halls" */
  name?: string;
  address?: string;
};

/** What parts of a church are called as a rule: "Minor Hall", "Youth Room". */
const PART_OF_CHURCH =
  /^(?:the )?(?:(?:(?:church|main|minor|upper|lower|large|small) )?(?:church|halls?|rooms?|kitchen|library|lounge|vestry|sanctuary|foyer|car park)|[\p{L}'’-]+ room)$/iu;

/** Whether a place of this name is the church or a part of it, as far as one can tell from its name. */
export function isInChurch(place: string, { name }: Pick<ChurchPlace, "name">): boolean {
  return place === name || PART_OF_CHURCH.test(place);
}

/** Whether an event is held at the church, as it is where nobody says where. Online it is not. */
export function isAtChurch(place: EventPlace | undefined, church: ChurchPlace): boolean {
  if (!place) return true;
  const { isOnline, name = "", address = "" } = place;
  if (isOnline) return false;
  const where = address || name;
  const { street, postcode } = church.address;
  if (withoutSpaces(where).includes(withoutSpaces(postcode))) return true;
  return isNamedFor(where, [street, church.name]) || isInChurch(where, church);
}

/** For comparing postcodes: "bt00 0aa", "BT000AA". */
function withoutSpaces(text: string): string {
  return text.replaceAll(" ", "").toUpperCase();
}
