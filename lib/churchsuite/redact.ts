import type { OwnContacts } from "./feed.ts";
import type { HtmlParser } from "./html-parser.ts";
import { listOf, splitIntoParagraphs } from "./plain-text.ts";
import type { Inline, InlineElement, Paragraph, Prose } from "./prose.ts";
import { readDescription } from "./read-description.ts";

/*
 * The feed is open to everybody, and people type the ways into private meetings into it. This file is the one place
 * that decides what of their words is shown. It takes too much rather than too little: what goes, goes by the sentence.
 *
 *   In any event a sentence goes that
 *     - leads to a meeting or a chat group (HOSTS), or has a meeting's number in it,
 *     - names a password, or another code (CODES) and a digit.
 *   Where an event is online, or its words name a service for meetings (SERVICES), every sentence goes that has
 *     - a link, but for the church's own public stream,
 *     - four digits or more, or a word like a password, but for the church's own telephones, prices and clock times.
 *
 * A line of an address, a cell and an entry of a list count as sentences, too.
 */

/** Stands in a description, once, in the place of what goes. */
export const ASK_THE_OFFICE = "Ask the church office for how to join.";

/** Where meetings and chat groups are, with all that is below these names: "us02web.zoom.us". */
const HOSTS = [
  "zoom.us",
  "zoom.com",
  "zoom.com.cn",
  "zoomgov.com",
  "teams.microsoft.com",
  "teams.microsoft.us",
  "teams.live.com",
  "teams.cloud.microsoft",
  "meet.lync.com",
  "join.skype.com",
  "meet.google.com",
  "hangouts.google.com",
  "chat.google.com",
  "tel.meet",
  "g.co",
  "webex.com",
  "jit.si",
  "8x8.vc",
  "8x8.com",
  "whereby.com",
  "appear.in",
  "goto.com",
  "goto.me",
  "gotomeet.com",
  "gotomeet.me",
  "gotomeeting.com",
  "gotowebinar.com",
  "join.me",
  "facetime.apple.com",
  "whatsapp.com",
  "wa.me",
  "telegram.org",
  "telegram.me",
  "telegram.dog",
  "t.me",
  "signal.group",
  "signal.link",
  "signal.me",
  "signal.org",
  "messenger.com",
  "m.me",
  "discord.com",
  "discord.gg",
  "discordapp.com",
  "airmeet.com",
  "anymeeting.com",
  "bluejeans.com",
  "chime.aws",
  "clickmeeting.com",
  "dialpad.com",
  "element.io",
  "fccdl.in",
  "framatalk.org",
  "freeconferencecall.com",
  "gather.town",
  "lifesize.com",
  "lifesizecloud.com",
  "livestorm.co",
  "meet.ffmuc.net",
  "meet.in",
  "meet.zoho.com",
  "meet.zoho.eu",
  "meeting.zoho.com",
  "meeting.zoho.eu",
  "pexip.com",
  "pexip.me",
  "powwownow.co.uk",
  "powwownow.com",
  "ringcentral.com",
  "riverside.fm",
  "starleaf.com",
  "streamyard.com",
  "talky.io",
  "uberconference.com",
  "vsee.com",
];

/** What a church's own server for meetings is often called: "zoom.church.example". */
const OWN_SERVERS = ["zoom", "webex", "jitsi", "bbb"];

/** Whoever names one of these says that an event is online. */
const SERVICES = [
  "zoom",
  "webex",
  "jitsi",
  "skype",
  "whereby",
  "bluejeans",
  "bigbluebutton",
  "gotomeeting",
  "goto meeting",
  "facetime",
  "face time",
  "google meet",
  "googlemeet",
  "microsoft teams",
  "ms teams",
  "or teams",
  "whatsapp",
  "whats app",
  "telegram",
  "facebook messenger",
  "webinar",
  "teleconference",
  "video call",
  "video chat",
  "video link",
  "video conference",
  "conference call",
  "conference code",
  "conference id",
  "conference pin",
  "group call",
  "group chat",
  "dial",
  "dials",
  "dialling",
  "dialing",
  "joining code",
  "joining details",
  "joining link",
  "meeting code",
  "meeting id",
  "participant id",
  "pmi",
  "passcode",
  "passcodes",
  "pass code",
  "online call",
  "online gathering",
  "online link",
  "online meeting",
  "online prayer",
  "online room",
  "online service",
  "online session",
  "online study",
  "online by",
  "online via",
  "online with",
];

/** Services whose names are everyday words, too: they count with a word before or behind them, "on Teams", "Signal group". */
const EVERYDAY_NAMES = ["teams", "meet", "signal", "messenger", "discord"];
const BEFORE_A_SERVICE = ["by", "on", "over", "through", "using", "via"];
const BEHIND_A_SERVICE = ["call", "chat", "code", "group", "id", "link", "meeting", "room"];

/** Whoever comes together "online" is online; who books or pays online need not be. */
const TO_COME_TOGETHER = /^(?:attend|gather|join|meet|pray|worship)(?:s|ing)?$/;
/** How many words before "online" are looked at: "join us all this evening online". */
const WORDS_BEFORE_ONLINE = 6;

/** Any word may be a password: a sentence that names one goes even without a digit. */
const PASSWORDS = [
  "password",
  "passwords",
  "pass word",
  "passcode",
  "passcodes",
  "pass code",
  "pass codes",
  "passphrase",
  "pass phrase",
  "passkey",
  "pass key",
  "passwd",
  "pwd",
];

/** What opens a door, an alarm, a box for keys or a network, where a digit stands beside it. */
const CODES = [
  "pin",
  "door",
  "alarm",
  "key safe",
  "keysafe",
  "key box",
  "lock box",
  "lockbox",
  "padlock",
  "access code",
  "entry code",
  "gate code",
  "key code",
  "security code",
  "host key",
  "pmi",
  "wifi",
  "wi fi",
];

/** In words: of what names a code on a line of its own, with the code below it. */
const LONGEST_LABEL = 3;

// All patterns are bounded, so that no text can keep a browser busy. They look at texts as `plain` gives them.

/** Nine digits or more, in groups or not. */
const LONG_NUMBER = /\+?\d(?:[ ()-]{0,2}\d){8,40}/g;
/** In digits, with the code of a country. */
const LONGEST_TELEPHONE = 15;
/** The two letters for "password" before a number. They may be the name of a group, too, which has a year behind it. */
const PASSWORD_IN_LETTERS = /\bp[./]?w\b\W{0,4}(?!(?:19|20)\d\d(?!\d))\d{4}/;
const PASSWORD_IN_ADDRESS = /[?&;#](?:confno|passcode|passwd|password|pin|pwd)=./;
/** "https:…", "www.…", "church.example/prayer" */
const WEB_ADDRESS = /https?:|www\.|[a-z\d-]\.[a-z]{2,24}[/?#]/;
/** "abc-defg-hij" */
const CODE_IN_LETTERS = /\b[a-z]{3} ?- ?[a-z]{4} ?- ?[a-z]{3}\b/;
const BEGINNING_OF_POSTCODE = /^[a-z]{1,2}\d{1,2}$/;
/** "7.30pm", "19:30", "7pm", and in the first group what stands before. */
const CLOCK_TIME = /(^|[^\d.:])\d{1,2}(?:[.:][0-5]\d(?: ?[ap]\.?m\b)?(?![.:]?\d)| ?[ap]\.?m\b)/g;
/** "£4.50", "£1,250" */
const PRICE = /[£€$] ?\d{1,4}(?:,\d{3}){0,2}(?:\.\d\d)?(?!\d)/g;
const TELEPHONE = /\+?\(?\d[\d ().-]{4,24}\d/g;

/** How often an address may be percent-encoded within another. */
const MOST_ENCODINGS = 3;

const WORD = /[\p{L}\p{N}]+/gu;
const END_OF_SENTENCE = /[.!?…]["'”’)\]]{0,3} |\n/g;
const END_OF_PART_OF_PLACE = /[,\n]/g;

/**
 * Words as somebody has typed them into the diary: the way into a private meeting may stand in them. Turned into text
 * or JSON they say nothing, and nothing that wants words takes them. `redactEvent` alone can open them, because the class
 * stays in this file.
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

/** What people have typed about an event; empty where they have typed nothing. */
export type TypedEvent = {
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

/** The words of an event without the ways into private meetings. */
export type PublicWords = {
  name: string;
  category: string;
  placeName: string;
  placeAddress: string;
  description: Prose;
  detailsUrl: string;
  /** Whether ChurchSuite has it as an online event. */
  isOnline: boolean;
};

/** A run of text in a description, with the elements that it stands in, the outermost first. */
type Run = { text: string; inside: InlineElement[] };

/** A sentence, or what counts as one: it stays or goes as a whole. */
type Sentence = { text: string; links: string[]; runs: Run[] };

/** A sentence as it is looked at. */
type Reading = {
  sentence: Sentence;
  /** Its words: "wi-fi" is two. */
  words: string[];
  /** The addresses of web pages in its text and its links. */
  addresses: string[];
  /** What is searched for numbers and codes: its text, and what its links dial or write, without what is harmless. */
  searched: string[];
  leadsToMeeting: boolean;
};

/** The one way from what was typed to what may be shown. */
export function redactEvent(
  typed: TypedEvent,
  own: OwnContacts,
  parseHtml: HtmlParser,
): PublicWords {
  const joinLink = Unredacted.open(typed.joinLink);
  const detailsUrl = Unredacted.open(typed.detailsUrl);
  const prose = proseOrNothing(Unredacted.open(typed.description), parseHtml);
  const name = sentencesOfText(Unredacted.open(typed.name), END_OF_SENTENCE);
  const category = sentencesOfText(Unredacted.open(typed.category), END_OF_SENTENCE);
  const placeName = sentencesOfText(Unredacted.open(typed.placeName), END_OF_PART_OF_PLACE);
  const placeAddress = sentencesOfText(Unredacted.open(typed.placeAddress), END_OF_PART_OF_PLACE);
  const paragraphs = new Map<Paragraph, Sentence[]>();
  for (const paragraph of paragraphsOf(prose)) {
    paragraphs.set(paragraph, sentencesOfWords(paragraph.words));
  }
  const described = [...paragraphs.values()].flat();
  const known = new Set(own.phones.flatMap(waysToDial));
  // An empty line may stand between "Gate code" and "4821".
  const readings = [...name, ...category, ...placeName, ...placeAddress, ...described]
    .filter(({ text }) => plain(text).trim() !== "")
    .map((sentence) => readSentence(sentence, known));
  const isCalledOnline = [...name, ...placeName].some(({ text }) =>
    names(wordsIn(plain(text)), ["online"]),
  );
  const isOnline = typed.isOnline || joinLink !== "" || isCalledOnline || readings.some(saysOnline);
  const gone = sentencesToTake(readings, isOnline, own.streams);
  const isWayIn = leadsToMeeting(detailsUrl) || isSamePage(detailsUrl, joinLink);
  return {
    name: textWithout(gone, name),
    category: textWithout(gone, category),
    placeName: textWithout(gone, placeName),
    placeAddress: textWithout(gone, placeAddress),
    description: described.some((sentence) => gone.has(sentence))
      ? proseWithout(gone, prose, paragraphs)
      : prose,
    detailsUrl: isWayIn ? "" : detailsUrl,
    isOnline: typed.isOnline,
  };
}

/** Whether a text or an address leads to a meeting or a chat group, also inside another address and percent-encoded. */
export function leadsToMeeting(text: string): boolean {
  return readingsOf(text).some(hasWayIn);
}

/** The same of a text as `readingsOf` gives it. */
function hasWayIn(reading: string): boolean {
  return hasMeetingHost(reading) || PASSWORD_IN_ADDRESS.test(reading);
}

// ---- Which sentences go ----

/** Finds the sentences that have to go. The secret may stand in the sentence behind the one that names it: "Passcode" and "482113". */
function sentencesToTake(all: Reading[], isOnline: boolean, streams: string[]): Set<Sentence> {
  const gone = new Set<Sentence>();
  all.forEach((reading, index) => {
    const isTaken = isSecret(reading) || (isOnline && mayBeSecret(reading, streams));
    if (isTaken) gone.add(reading.sentence);
    const next = all[index + 1];
    if (next && announcesSecret(reading, next)) gone.add(reading.sentence).add(next.sentence);
  });
  return gone;
}

/** Whether a sentence goes in any event. */
function isSecret(reading: Reading): boolean {
  return (
    reading.leadsToMeeting ||
    reading.searched.some((text) => {
      if (hasMeetingNumber(text) || PASSWORD_IN_LETTERS.test(text)) return true;
      const words = wordsIn(text);
      return names(words, PASSWORDS) || (digitsIn(text) > 0 && names(words, CODES));
    })
  );
}

/** Whether a sentence goes where the event is online. */
function mayBeSecret({ addresses, searched }: Reading, streams: string[]): boolean {
  const isStream = (address: string) => streams.some((stream) => isSamePage(address, stream));
  if (!addresses.every(isStream)) return true;
  return searched.some((text) => {
    const digits = digitsIn(text);
    // A meeting's number may be parted over several lines.
    const isFiguresAlone = digits >= 2 && !/\p{L}/u.test(text);
    return digits >= 4 || isFiguresAlone || hasWordLikePassword(text);
  });
}

/** Whether a sentence names a code that the next one holds: "Come to the back. Door code" and "4821". */
function announcesSecret({ sentence, words }: Reading, next: Reading): boolean {
  const isDigitNext = next.searched.some((text) => digitsIn(text) > 0);
  if (names(words, PASSWORDS)) return isDigitNext || words.length <= LONGEST_LABEL;
  const isFinished = /[.!?…]\s?$/.test(sentence.text);
  return isDigitNext && !isFinished && names(words.slice(-LONGEST_LABEL), CODES);
}

/** Whether a sentence says that the event is online, or partly so. */
function saysOnline({ leadsToMeeting: isWayIn, searched, words }: Reading): boolean {
  if (isWayIn || searched.some(hasMeetingNumber) || names(words, SERVICES)) return true;
  return words.some((word, index) => {
    if (EVERYDAY_NAMES.includes(word)) {
      const [before = "", behind = ""] = [words[index - 1], words[index + 1]];
      return BEFORE_A_SERVICE.includes(before) || BEHIND_A_SERVICE.includes(behind);
    }
    const before = words.slice(Math.max(index - WORDS_BEFORE_ONLINE, 0), index);
    return word === "online" && before.some((one) => TO_COME_TOGETHER.test(one));
  });
}

function readSentence(sentence: Sentence, phones: Set<string>): Reading {
  const { text, links } = sentence;
  const texts = readingsOf(text);
  // The first is the text as it stands there.
  const [plainly = ""] = texts;
  const dialled = links.filter((link) => !isWebAddress(plain(link))).flatMap(readingsOf);
  const searched = [...texts.map(withoutWebAddresses), ...dialled];
  return {
    sentence,
    words: wordsIn(plainly),
    addresses: [...links.map(plain), ...plainly.split(" ")].filter(isWebAddress),
    searched: searched.map((one) => withoutHarmless(one, phones)),
    leadsToMeeting: texts.some(hasWayIn) || links.some(leadsToMeeting),
  };
}

/** Without the church's own telephones, clock times and prices. */
function withoutHarmless(text: string, phones: Set<string>): string {
  if (digitsIn(text) === 0) return text;
  return text
    .replace(TELEPHONE, (number) => (phones.has(number.replace(/\D/g, "")) ? "" : number))
    .replace(CLOCK_TIME, "$1")
    .replace(PRICE, "");
}

/** Telephone numbers begin with 0 or +. One with a longer number behind it is one with a meeting's. */
function hasMeetingNumber(text: string): boolean {
  const numbers = text.match(LONG_NUMBER) ?? [];
  return numbers.some((number) => !/^[0+]/.test(number) || digitsIn(number) > LONGEST_TELEPHONE);
}

/** "kirk10", "abc-defg-hij" */
function hasWordLikePassword(text: string): boolean {
  const isMixed = (word: string) =>
    word.length >= 4 && /\p{L}\d/u.test(word) && !BEGINNING_OF_POSTCODE.test(word);
  return CODE_IN_LETTERS.test(text) || wordsIn(text).some(isMixed);
}

function digitsIn(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}

/** The digits of a telephone number as somebody may write or dial it, with its country and without its area. */
function waysToDial(phone: string): string[] {
  const digits = phone.replace(/\D/g, "");
  const [, ...local] = phone.split(" ");
  const abroad = digits.slice(1);
  return [digits, local.join(""), `44${abroad}`, `440${abroad}`, `0044${abroad}`, `00440${abroad}`];
}

// ---- How texts and addresses are read ----

/** A text as it is looked at: lower case, without what cannot be seen, with one kind of space, of dash and of slash. */
function plain(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replaceAll("\\", "/");
  return (
    text
      // Letters and digits in other shapes: "ＺＯＯＭ", "①".
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[\p{Cf}\p{M}]/gu, "")
      // Braille and Hangul blanks: letters in Unicode, spaces on the screen.
      .replace(/[\s\u2800\u3164\u115f\u1160]+/g, " ")
      .replace(/\p{Pd}/gu, "-")
      // Browsers take them for dots and slashes of an address.
      .replaceAll("。", ".")
      .replaceAll("\\", "/")
  );
}

/** The words of a text as `plain` gives it: "wi-fi" is two. */
function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Whether one of these phrases stands among the words of a text. */
function names(words: string[], phrases: string[]): boolean {
  const text = ` ${words.join(" ")} `;
  return phrases.some((phrase) => text.includes(` ${phrase} `));
}

/** Not what a link dials or writes: "tel:…" and "mailto:…". */
function isWebAddress(word: string): boolean {
  return !/^(?:mailto|tel):/i.test(word) && WEB_ADDRESS.test(word);
}

function withoutWebAddresses(text: string): string {
  return text
    .split(" ")
    .filter((word) => !isWebAddress(word))
    .join(" ");
}

/** A text as it is typed, as a browser reads it if it is an address, and with what is percent-encoded in it decoded. */
function readingsOf(text: string): string[] {
  const readings = new Set([plain(text)]);
  const followed = urlFrom(text)?.href;
  if (followed) readings.add(plain(followed));
  for (let reading of [text, followed ?? ""]) {
    for (let times = 0; times < MOST_ENCODINGS && reading.includes("%"); times++) {
      reading = percentDecoded(reading);
      readings.add(plain(reading));
    }
  }
  return [...readings];
}

/** Where the whole is malformed, its letters and signs of ASCII are decoded: those of addresses. */
function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-7][\da-f])/gi, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}

/** Whether a host of meetings stands anywhere in a text: behind a user's name, before a port, within another address. */
function hasMeetingHost(text: string): boolean {
  const names = text.split(/[^a-z\d.-]+/).filter((name) => name.includes("."));
  return names.some((name) => {
    const labels = name.split(".").filter(Boolean);
    if (labels.length < 2) return false;
    const host = labels.join(".");
    if (HOSTS.some((known) => host === known || host.endsWith(`.${known}`))) return true;
    return OWN_SERVERS.includes(labels[0] ?? "");
  });
}

function isSamePage(address: string, other: string): boolean {
  const page = pageAt(address);
  return page !== "" && page === pageAt(other);
}

/** An address without its scheme, "www." and query; "" where it is none. */
function pageAt(address: string): string {
  const url = urlFrom(/^https?:/i.test(address) ? address : `https://${address}`);
  if (!url) return "";
  return url.hostname.replace(/^www\./, "") + url.pathname.replace(/\/$/, "").toLowerCase();
}

function urlFrom(address: string): URL | null {
  // Most texts are none, and what is thrown takes time.
  if (!/^[a-z]+:/i.test(address)) return null;
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

// ---- How words are taken apart and put together ----

function proseOrNothing(description: string, parseHtml: HtmlParser): Prose {
  try {
    return readDescription(description, parseHtml);
  } catch {
    // Better an event without its description than none.
    console.warn("A description could not be read and is left out.");
    return [];
  }
}

function sentencesOfText(text: string, end: RegExp): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const add = (to: number) => {
    if (to > from) sentences.push({ text: text.slice(from, to), links: [], runs: [] });
    from = to;
  };
  for (const { 0: found, index } of text.matchAll(end)) add(index + found.length);
  add(text.length);
  return sentences;
}

function textWithout(gone: Set<Sentence>, sentences: Sentence[]): string {
  return sentences
    .filter((sentence) => !gone.has(sentence))
    .map(({ text }) => text)
    .join("")
    .trim();
}

function paragraphsOf(prose: Prose): Paragraph[] {
  return prose.flatMap((block) => {
    if (block.kind === "paragraph") return [block];
    return block.kind === "list" ? block.entries.flatMap(paragraphsOf) : [];
  });
}

/** A paragraph's sentences in order; a sentence may begin within one element and end within another. */
function sentencesOfWords(words: Inline[]): Sentence[] {
  const runs = runsOf(words);
  const whole = runs.map(({ text }) => text).join("");
  const sentences = sentencesOfText(whole, END_OF_SENTENCE);
  let index = 0;
  let room = sentences[0]?.text.length ?? 0;
  for (const { text, inside } of runs) {
    let rest = text;
    // A run may be cut by the ends of several sentences.
    while (rest) {
      while (room === 0) room = sentences[++index]?.text.length ?? rest.length;
      const sentence = sentences[index];
      const part = rest.slice(0, room);
      sentence?.runs.push({ text: part, inside });
      for (const element of inside) {
        if (element.kind === "link") sentence?.links.push(element.href);
      }
      rest = rest.slice(part.length);
      room -= part.length;
    }
  }
  return sentences;
}

function runsOf(words: Inline[], inside: Run["inside"] = []): Run[] {
  return words.flatMap((word): Run[] => {
    if (typeof word === "string") return [{ text: word, inside }];
    if (word.kind === "break") return [{ text: "\n", inside }];
    return runsOf(word.words, [...inside, word]);
  });
}

/** The opposite of `runsOf`: runs side by side in the same element are in one again. */
function wordsOfRuns(runs: Run[], depth = 0): Inline[] {
  const words: Inline[] = [];
  for (let index = 0; index < runs.length; ) {
    const { text = "", inside } = runs[index] ?? {};
    const element = inside?.[depth];
    let end = index + 1;
    if (element) {
      while (runs[end]?.inside[depth] === element) end++;
      words.push({ ...element, words: wordsOfRuns(runs.slice(index, end), depth + 1) });
    } else words.push(text === "\n" ? { kind: "break" } : text);
    index = end;
  }
  return words;
}

/** The prose without what goes. In the place of the first that goes it says whom to ask. */
function proseWithout(
  gone: Set<Sentence>,
  prose: Prose,
  paragraphs: Map<Paragraph, Sentence[]>,
): Prose {
  let isSaid = false;

  function wordsOfParagraph(paragraph: Paragraph): Inline[] {
    const runs: Run[] = [];
    for (const sentence of paragraphs.get(paragraph) ?? []) {
      if (!gone.has(sentence)) {
        runs.push(...sentence.runs);
        continue;
      }
      if (!isSaid) runs.push({ text: `${ASK_THE_OFFICE} `, inside: [] });
      isSaid = true;
      // What stays of its line ends where the line did; of a line that goes whole the end goes, too.
      const isLineBegun = runs.length > 0 && runs.at(-1)?.text !== "\n";
      if (sentence.text.endsWith("\n") && isLineBegun) runs.push({ text: "\n", inside: [] });
    }
    return wordsOfRuns(runs);
  }

  function withoutGone(blocks: Prose): Prose {
    return blocks.flatMap((block): Prose => {
      if (block.kind === "paragraph") return splitIntoParagraphs(wordsOfParagraph(block));
      return listOf(block.ordered, block.entries.map(withoutGone));
    });
  }

  return withoutGone(prose);
}
