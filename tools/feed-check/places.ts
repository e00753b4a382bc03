import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { buildingsOf } from "#app/places/buildings.ts";

/** A title or not, and two to four words that begin with a capital, or two such names. */
const PERSON =
  /^(?:(?:Rev|Mr|Mrs|Ms|Miss|Dr|Prof|Revd)\.? )?\p{Lu}[\p{L}'’.-]*(?: (?:(?:&|and) )?\p{Lu}[\p{L}'’.-]*){1,3}$/u;
const TITLE = /^(?:Rev|Mr|Mrs|Ms|Miss|Dr|Prof|Revd)\b/;
const PLACE =
  /\b(?:halls?|church|chapel|cathedral|kirk|rooms?|lounge|kitchen|vestry|sanctuary|foyer|manse|office|library|suite|studio|centre|center|school|college|academy|university|hospital|hospice|house|home|cottage|farm|barn|hotel|inn|caf[eé]|restaurant|club|park|garden|gardens|grounds?|field|pitch|playground|beach|strand|shore|lough|lake|river|forest|wood|woods|mount|mountain|castle|abbey|bridge|harbour|marina|street|road|lane|avenue|drive|crescent|square|court|close|place|way|town|city|village|county|theatre|cinema|museum|arena|stadium|leisure|station|airport|car|north|south|east|west|upper|lower|main|minor|large|small|online|zoom|teams|youtube|facebook|belfast|london|dublin)\b/i;

/** The names of the church's own halls and rooms, and of wherever its groups and services meet. */
export function knownPlaces(): string[] {
  const church = readChurch();
  const buildings = buildingsOf(church).flatMap(({ name, rooms }) => [name, ...rooms]);
  const meetings = [...readGroups(), ...church.services];
  return [church.name, ...buildings, ...meetings.flatMap(({ where }) => where ?? [])];
}

/** Whether what is typed as a place looks like somebody's name, and is none of the `known` places. */
export function looksLikePerson(placeName: string, known: string[]): boolean {
  const name = placeName.trim();
  if (!PERSON.test(name) || known.some((place) => isPartOf(name, place))) return false;
  return TITLE.test(name) || !PLACE.test(name);
}

function isPartOf(name: string, place: string): boolean {
  return place.toLowerCase().includes(name.toLowerCase());
}
