import { isSamePage } from "./addresses.ts";
import type { OwnContacts } from "./feed.ts";
import { findSecrets, saysOnline } from "./find-secrets.ts";
import { waysToDial } from "./harmless-numbers.ts";
import type { HtmlParser } from "./html-parser.ts";
import { leadsToMeeting } from "./meeting-links.ts";
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
import { simplify, wordsIn } from "./spellings.ts";

/*
 * The feed is open to everybody, and people type the ways into private meetings into it. `redactEvent` is the one way
 * from what they have typed to what may be shown. It takes too much rather than too little: what goes, goes by the
 * sentence.
 *
 *   In any event a sentence goes that
 *     - leads to a meeting or a chat group (meeting-links.ts), or has a meeting's number in it,
 *     - names a password, or another code and a digit (codes.ts).
 *   Where an event is online, or its words say that people meet online (online-words.ts), every sentence goes that has
 *     - a link, but for the church's own public stream,
 *     - four digits or more, or a word like a password, but for the church's own telephones, prices and clock times.
 *
 * A line of an address, a cell and an entry of a list count as sentences, too.
 */

const YOUTUBE_CHANNEL =
  /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/(?:@|c\/|channel\/|user\/)[\w.%-]+(?:\/\w*)?\/?(?:\?\S*)?$/i;

/**
 * Words as somebody has typed them into the diary: the way into a private meeting may stand in them. Turned into text
 * or JSON they say nothing, and nothing that wants words takes them. `redactEvent` alone can open them, because the
 * class stays in this file.
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

export function unredacted(words: string): Unredacted {
  return new Unredacted(words);
}

/** What people have typed about an event; empty if they have typed nothing. */
export type TypedWords = {
  name: Unredacted;
  category: Unredacted;
  placeName: Unredacted;
  /** In one line or several. */
  placeAddress: Unredacted;
  /** HTML or plain text. */
  description: Unredacted;
  /** The way into an online meeting: an address, or whatever somebody has typed as one. */
  joinLink: Unredacted;
  /** The address of the page with details and booking. */
  detailsUrl: Unredacted;
  /** Whether ChurchSuite has it as an online event. */
  isOnline: boolean;
};

/** The words of an event without the ways into private meetings; empty if nothing is left of them. */
export type PublicWords = {
  name: string;
  category: string;
  placeName: string;
  /** In one line or several. */
  placeAddress: string;
  description: Prose;
  /** The address of the page with details and booking. */
  detailsUrl: string;
  /** Whether ChurchSuite has it as an online event. */
  isOnline: boolean;
  /** The page on which everybody can watch it; "" if its way in is a secret, or there is none. */
  watchUrl: string;
  /** Whether anything has gone out of these words. */
  isRedacted: boolean;
};

/** Takes the ways into private meetings, and the codes of doors, out of an event's words. */
export function redactEvent(
  typed: TypedWords,
  own: OwnContacts,
  parseHtml: HtmlParser,
): PublicWords {
  const typedLink = Unredacted.open(typed.joinLink);
  const isPublic = isPublicStream(typedLink, own.streams);
  const joinLink = isPublic ? "" : typedLink;
  const streams = isPublic ? [...own.streams, typedLink] : own.streams;
  const detailsUrl = Unredacted.open(typed.detailsUrl);
  const name = splitText(Unredacted.open(typed.name));
  const category = splitText(Unredacted.open(typed.category));
  const placeName = splitPlace(Unredacted.open(typed.placeName));
  const placeAddress = splitPlace(Unredacted.open(typed.placeAddress));
  const prose = readProse(Unredacted.open(typed.description), parseHtml);
  const description = splitProse(prose);
  const describing = [...description.sentences.values()].flat();

  const phones = new Set(own.phones.flatMap(waysToDial));
  // A code may stand in the sentence behind the one that names it, whatever field that is in. An empty line is none.
  const readings = [...name, ...category, ...placeName, ...placeAddress, ...describing]
    .filter(hasWords)
    .map((sentence) => readSentence(sentence, phones));
  const isOnline =
    typed.isOnline ||
    joinLink !== "" ||
    [...name, ...placeName].some(isCalledOnline) ||
    readings.some(saysOnline);
  const secrets = findSecrets(readings, isOnline, streams);

  const isDetailsPrivate = leadsToMeeting(detailsUrl) || isSamePage(detailsUrl, joinLink);
  const isDescriptionPublic = !describing.some((sentence) => secrets.has(sentence));
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

/** Whether everybody can watch at an address: the church’s own stream, or a channel on YouTube. A single film may be unlisted. */
function isPublicStream(address: string, streams: string[]): boolean {
  return YOUTUBE_CHANNEL.test(address) || streams.some((stream) => isSamePage(address, stream));
}

/** Reads a description; nothing if that fails, for better an event without its description than none. */
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
  return wordsIn(simplify(text)).includes("online");
}
