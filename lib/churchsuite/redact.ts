import { isSamePage } from "./addresses.ts";
import type { OwnContacts } from "./feed.ts";
import { findSecrets, saysOnline } from "./find-secrets.ts";
import { listWaysToDial } from "./harmless-numbers.ts";
import type { HtmlParser } from "./html-parser.ts";
import { leadsToMeeting } from "./meeting-links.ts";
import { withoutOrdinaryPhrases } from "./ordinary-phrases.ts";
import type { Prose } from "./prose.ts";
import { readDescription } from "./read-description.ts";
import { readHref } from "./read-href.ts";
import { readSentence } from "./read-sentence.ts";
import {
  proseWithout,
  type Sentence,
  splitPlace,
  splitProse,
  splitText,
  textWithout,
} from "./sentences.ts";
import { simplify, splitIntoWords } from "./spellings.ts";

/*
 * The feed is open to everybody, and people type the ways into private meetings into it. `redactEvent` is the only way
 * from what they have typed to what may be shown. It takes out whole sentences, and too many rather than too few.
 *
 *   In any event a sentence goes that
 *     - leads to a meeting or a chat group (meeting-links.ts), or has a meeting's number in it,
 *     - names a password (passwords.ts), or another code and a digit, or says where a key lies (codes.ts),
 *     - has a number like a code, if any sentence of the event says that there is one.
 *   If an event is online, or its words say that people meet online (online-words.ts), every sentence goes that has
 *     - a link, but for the church's own public stream,
 *     - four digits or more, or a word like a password, but for the church's own telephones, prices and clock times.
 *
 * A line of an address, a cell and an entry of a list count as sentences, too.
 */

const YOUTUBE_CHANNEL =
  /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/(?:@|c\/|channel\/|user\/)[\w.%-]+(?:\/\w*)?\/?(?:\?\S*)?$/i;

/**
 * Words as somebody has typed them into the diary. They may have the way into a private meeting in them, so as text or
 * JSON they are empty. Only `redactEvent` can open them, because the class is not exported.
 */
class Unredacted {
  readonly #words: string;

  constructor(words: string) {
    this.#words = words;
  }

  static open(typed: Unredacted): string {
    return typed.#words;
  }

  toString(): string {
    return "";
  }

  toJSON(): string {
    return "";
  }
}

export type { Unredacted };

/** Wraps words that have not been redacted yet. */
export function wrapTypedWords(words: string): Unredacted {
  return new Unredacted(words);
}

/** What people have typed about an event. A field is empty if they have typed nothing. */
export type TypedWords = {
  name: Unredacted;
  category: Unredacted;
  placeName: Unredacted;
  /** Its address, in one line or several. */
  placeAddress: Unredacted;
  /** HTML or plain text. */
  description: Unredacted;
  /** The way into an online meeting: an address, or whatever somebody has typed as one. */
  joinLink: Unredacted;
  /** The address of the page with details and booking. */
  detailsUrl: Unredacted;
  /** Whether it is an online event in ChurchSuite. */
  isOnline: boolean;
};

/** The words of an event without the ways into private meetings. A field is empty if nothing is left of it. */
export type PublicWords = {
  name: string;
  category: string;
  placeName: string;
  /** Its address, in one line or several. */
  placeAddress: string;
  description: Prose;
  /** The address of the page with details and booking. */
  detailsUrl: string;
  /** Whether it is an online event in ChurchSuite. */
  isOnline: boolean;
  /** The page on which everybody can watch it; "" if its way in is a secret, or there is none. */
  watchUrl: string;
  /** Whether a sentence has gone. */
  isRedacted: boolean;
};

/** Takes the ways into private meetings, and the codes of doors, out of an event's words. */
export function redactEvent(
  typed: TypedWords,
  ownContacts: OwnContacts,
  parseHtml: HtmlParser,
): PublicWords {
  const typedLink = Unredacted.open(typed.joinLink);
  const isPublic = isPublicStream(typedLink, ownContacts.streams);
  const joinLink = isPublic ? "" : typedLink;
  const streams = isPublic ? [...ownContacts.streams, typedLink] : ownContacts.streams;
  const detailsUrl = Unredacted.open(typed.detailsUrl);
  const name = splitText(Unredacted.open(typed.name));
  const category = splitText(Unredacted.open(typed.category));
  const placeName = splitPlace(Unredacted.open(typed.placeName));
  const placeAddress = splitPlace(Unredacted.open(typed.placeAddress));
  const prose = readProse(Unredacted.open(typed.description), parseHtml);
  const description = splitProse(prose);
  const sentencesOfDescription = [...description.sentences.values()].flat();

  const phones = new Set(ownContacts.phones.flatMap(listWaysToDial));
  // A code may stand in the sentence after the one that names it, even in another field. Empty lines are no sentences.
  const readings = [...name, ...category, ...placeName, ...placeAddress, ...sentencesOfDescription]
    .filter(hasWords)
    .map((sentence) => readSentence(sentence, phones));
  const isOnline =
    typed.isOnline ||
    joinLink !== "" ||
    [...name, ...placeName].some(isCalledOnline) ||
    readings.some(saysOnline);
  const secrets = findSecrets(readings, isOnline, streams);

  const isDetailsPrivate = leadsToMeeting(detailsUrl) || isSamePage(detailsUrl, joinLink);
  const isDescriptionPublic = !sentencesOfDescription.some((sentence) => secrets.has(sentence));
  return {
    name: textWithout(secrets, name),
    category: textWithout(secrets, category),
    placeName: textWithout(secrets, placeName),
    placeAddress: textWithout(secrets, placeAddress),
    description: isDescriptionPublic ? prose : proseWithout(secrets, description),
    detailsUrl: isDetailsPrivate ? "" : detailsUrl,
    isOnline: typed.isOnline,
    watchUrl: isPublic ? readHref(typedLink) : "",
    isRedacted: secrets.size > 0,
  };
}

/** Whether everybody can watch at an address: the church’s own stream, or a channel on YouTube. A single video may be unlisted. */
function isPublicStream(address: string, streams: string[]): boolean {
  return YOUTUBE_CHANNEL.test(address) || streams.some((stream) => isSamePage(address, stream));
}

/** Reads a description. If that fails it is empty, because an event without a description is better than none. */
function readProse(description: string, parseHtml: HtmlParser): Prose {
  try {
    return readDescription(description, parseHtml);
  } catch {
    console.warn("A description could not be read and is left out.");
    return [];
  }
}

function hasWords({ text }: Sentence): boolean {
  return simplify(text).trim() !== "";
}

function isCalledOnline({ text }: Sentence): boolean {
  return splitIntoWords(withoutOrdinaryPhrases(simplify(text))).includes("online");
}
