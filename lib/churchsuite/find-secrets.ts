import { isSamePage } from "./addresses.ts";
import {
  beginsWithCode,
  countDigits,
  endsWithCodeName,
  endsWithWayIn,
  hasCode,
  hasCodeNumber,
  hasFourDigits,
  hasMeetingNumber,
  isLabel,
  mayHaveCode,
  mentionsCode,
  mentionsCodeOfDoor,
} from "./codes.ts";
import { invitesToMeeting, mentionsOnlineMeeting } from "./online-words.ts";
import {
  beginsWithPassword,
  endsWithLettersOfPassword,
  endsWithNetwork,
  hasKeyOfService,
  mentionsPassword,
} from "./passwords.ts";
import type { SentenceReading } from "./read-sentence.ts";
import type { Sentence } from "./sentences.ts";

/** Whether a sentence says that the event is online, or partly so. */
export function saysOnline({ leadsToMeeting, textsToSearch, words }: SentenceReading): boolean {
  return leadsToMeeting || textsToSearch.some(hasMeetingNumber) || mentionsOnlineMeeting(words);
}

/** Finds the sentences of an event that must not be shown. `streams` are the church's own, which everybody can watch. */
export function findSecrets(
  readings: SentenceReading[],
  isOnline: boolean,
  streams: string[],
): Set<Sentence> {
  const secrets = new Set<Sentence>();
  const namesCode = readings.some(({ words }) => mentionsCode(words));
  for (const [index, reading] of readings.entries()) {
    if (isSecret(reading) || (isOnline && mayBeSecret(reading, streams))) {
      secrets.add(reading.sentence);
    }
    // "Door codes have changed. Front 4821. Back 5932."
    if (namesCode && reading.textsToSearch.some(hasCodeNumber)) secrets.add(reading.sentence);
    const next = readings[index + 1];
    if (next && announcesSecret(reading, next)) {
      secrets.add(reading.sentence);
      secrets.add(next.sentence);
    }
  }
  return secrets;
}

/** Whether a sentence goes in any event. */
function isSecret(reading: SentenceReading): boolean {
  const { addresses, leadsToMeeting, textsToSearch, words } = reading;
  if (leadsToMeeting || textsToSearch.some(hasCode)) return true;
  if (addresses.length > 0 && invitesToMeeting(words)) return true;
  return mentionsOnlineMeeting(words) && textsToSearch.some(hasKeyOfService);
}

/** Whether a sentence goes if the event is online. */
function mayBeSecret({ addresses, textsToSearch }: SentenceReading, streams: string[]): boolean {
  const isStream = (address: string) => streams.some((stream) => isSamePage(address, stream));
  return !addresses.every(isStream) || textsToSearch.some(mayHaveCode);
}

/** Whether a sentence names a code that the next one holds: "Come to the back. Door code" and "4821". */
function announcesSecret({ sentence, words }: SentenceReading, next: SentenceReading): boolean {
  const isDigitNext = next.textsToSearch.some((text) => countDigits(text) > 0);
  if (mentionsPassword(words)) return isDigitNext || isLabel(words);
  // "The door code has changed. It is 4821."
  if (mentionsCodeOfDoor(words) && next.textsToSearch.some(hasFourDigits)) return true;
  if (endsWithLettersOfPassword(words) && beginsWithPassword(next.words)) return true;
  // "Pin no." is not finished.
  const isFinished = /[.!?…]\s?$/.test(sentence.text) && words.at(-1) !== "no";
  if (isFinished) return false;
  if (endsWithNetwork(words)) return true;
  if (isDigitNext && endsWithCodeName(words)) return true;
  return endsWithWayIn(words) && next.textsToSearch.some(beginsWithCode);
}
