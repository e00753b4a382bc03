import { isNamedFor } from "./names.ts";

/** The facts by which a place can be known as the church. */
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

/** The place of an event. The way into an online one is never part of it, because it is for those invited. */
export type EventPlace = {
  /** Whether people meet online. */
  isOnline?: true;
  /** "Church Halls" */
  name?: string;
  /** "12 Meeting House Lane, Kilmorran" */
  address?: string;
};

/** The usual names for parts of a church: "Minor Hall", "Youth Room". */
const PART_OF_CHURCH =
  /^(?:the )?(?:(?:(?:church|main|minor|upper|lower|large|small) )?(?:church|halls?|rooms?|kitchen|library|lounge|vestry|sanctuary|foyer|car park)|[\p{L}'’-]+ room)$/iu;

/** Whether a place with this name is the church or a part of it, as far as its name says. */
function isInChurch(place: string, { name }: Pick<ChurchPlace, "name">): boolean {
  return place === name || PART_OF_CHURCH.test(place);
}

/** Whether an event is held at the church. Without a place it is; online it is not. */
export function isAtChurch(place: EventPlace | undefined, church: ChurchPlace): boolean {
  if (!place) return true;
  const { isOnline, name = "", address = "" } = place;
  if (isOnline) return false;
  const where = address || name;
  const { street, postcode } = church.address;
  if (withoutSpaces(where).includes(withoutSpaces(postcode))) return true;
  return isNamedFor(where, [street, church.name]) || isInChurch(where, church);
}

/** Makes postcodes comparable: "bt00 0aa" and "BT000AA" are the same. */
function withoutSpaces(text: string): string {
  return text.replaceAll(" ", "").toUpperCase();
}
