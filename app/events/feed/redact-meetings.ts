/** What stands where the way into a private meeting was typed. */
export const ASK_THE_OFFICE = "(ask the church office for the link)";

/** A stretch of a text: from the index of its first character to the one after its last. */
export type Span = { start: number; end: number };

// All quantifiers below are bounded: the feed is typed by many hands, and a text of 20,000 dots must
// not keep a page from answering. Texts are searched in the form that `searchable` gives them.

const HOSTS = [
  "zoom\\.(?:us|com)",
  "(?:zoomgov|webex|whereby|bluejeans|ringcentral|facetime\\.apple)\\.com",
  "(?:meet|hangouts)\\.google\\.com",
  "tel\\.meet|g\\.co/meet|signal\\.link|call\\.whatsapp\\.com",
  "teams\\.(?:microsoft\\.com|live\\.com|cloud\\.microsoft)",
  "(?:goto|gotomeet|gotomeeting|gotowebinar)\\.(?:com|me)",
  "meet\\.jit\\.si|8x8\\.vc|join\\.skype\\.com|meet\\.lync\\.com",
].join("|");
const MEETING_ADDRESS = new RegExp(
  `(?:[a-z]{3,9}:/{0,2})?\\b(?:[\\w-]{1,63}\\.){0,4}(?:${HOSTS})(?::\\d{1,5})?[/?#]|\\b(?:zoommtg|zoomus|msteams|gotomeeting|sips?):\\S`,
);
// Whatever the host is: an address that carries the password along.
const ADDRESS_WITH_PASSWORD = /[?&;#](?:pwd|passcode|password|passwd|confno)=\S/;
const WEB_ADDRESS = /https?:|www\./;
const SENTENCE_END = /[.,;:!?)\]}>"'”’»*_]{1,20}$/;

const SPACES = "[^\\S\\n]{0,9}";
const SEPARATOR = `(?:${SPACES}[:#=]{1,3}|[^\\S\\n]{1,9}-{1,3}(?=\\s))\\s{0,9}`;
const PERHAPS_SEPARATOR = `\\s{0,9}(?:is\\b)?\\s{0,9}[:#=-]{0,3}\\s{0,9}`;
const ASIDE = `(?:${SPACES}\\([^()\\n]{0,40}\\))?`;
// "812 3456 7890" with at least so many digits, but not the "19" of "19:30" or the "7" of "7pm" behind it.
const digits = (least: number) =>
  `(?=(?:[ .-]?\\d){${least}})\\d{1,15}(?:[ -]\\d{1,6}(?!\\d|[.:]\\d| ?[ap]\\.?m\\b)|\\.\\d{3,5}){0,6}#?`;
const QUOTED = `["“][^"“”\\n]{1,60}["”]`;
const SECRET = `(?:${QUOTED}|\\S{1,200}(?:[ -]\\d{2,5}(?![\\d:.])){0,5})`;
// "harvest" may be any word, "harvest22" is none; but "19:30" and "12th" are a time and a day.
const SECRET_WITH_DIGIT = `(?:${QUOTED}|(?!\\d{1,2}(?:[:.]\\d\\d|st|nd|rd|th)\\b)(?=\\S{4})(?=\\S{0,40}\\d)${SECRET})`;

const KIND_OF_MEETING =
  "(?:(?:zoom|teams|webex|skype|jitsi|meet|meeting|webinar|conference|conf|participant|attendee|access|host|dial-?in|joining)[ -]{0,3}){1,3}";
const PASSWORD = `\\bpass[ -]?(?:codes?|words?|keys?|phrases?)\\b|\\b(?:pwd|passwd)\\b`;
const OF_A_MEETING =
  "(?: (?:for|to|of)(?: [a-z']{1,12}){0,3} (?:zoom|teams|webex|meeting|meetings|webinar|call|link))?";

const CREDENTIALS = [
  // "Meeting ID 812 3456 7890", "Conference number (access code): 123 456 789"
  `\\b${KIND_OF_MEETING}(?:id|i\\.d\\.?|number|num|nr|no\\.?|code|key|pin)\\b${ASIDE}${PERHAPS_SEPARATOR}${digits(6)}`,
  // "Meeting code: abc-defg-hij"
  `\\b${KIND_OF_MEETING}(?:id|code|key|pin)\\b${ASIDE}${SEPARATOR}${SECRET}`,
  // "ID: 812 3456 7890", "Zoom 812 3456 7890", but no telephone number
  `\\b(?:id|event number|zoom|teams|webex|gotomeeting)\\b${PERHAPS_SEPARATOR}(?!0|44)${digits(9)}`,
  // "Passcode: harvest", "Password for the meeting (if asked) = harvest"
  `(?:${PASSWORD})${OF_A_MEETING}${ASIDE}${SEPARATOR}${SECRET}`,
  // "Passcode 482113", "Password is harvest22", on one line or in two cells of a table
  `(?:${PASSWORD})(?:${SPACES}is\\b)?${SPACES}[:#=-]{0,3}\\s{0,9}${SECRET_WITH_DIGIT}`,
  // "PIN: 123 456 789#"
  `\\bpin\\b(?: (?:code|number|no\\.?))?${SEPARATOR}${digits(4)}`,
  // One tap of a telephone: "+442034815237,,81234567890#,,,,*482113#"
  `(?:\\+?\\d[\\d ().-]{5,24})?,{2,9} {0,3}\\*?${digits(6)}[\\d,*# ]{0,60}`,
  `\\d(?:[ -]?\\d){5,19}#(?![a-z])[\\d,*#]{0,40}|\\*\\d{4,12}#`,
  // For conference rooms: "81234567890@zoomcrc.com"
  `\\b\\d{8,20}(?:\\.\\d{1,20})?@[\\w.-]{3,80}`,
].map((pattern) => new RegExp(pattern, "gm"));

// What every address and every credential has in it: most texts have neither, and are not searched.
const ADDRESS_HINT = /[/:?#&;%]/;
const CREDENTIAL_HINT = /(?:\d[ .-]?){4}|pass|pwd|code|key|\bi\.?d\b|pin/;

/** A text without the ways into private meetings. `joinLink` is the event's own, on whatever host. */
export function redactText(text: string, joinLink = "", replacement = ""): string {
  return joiningDetailsIn(text, joinLink).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + replacement + rest.slice(end),
    text,
  );
}

/**
 * Where in a text the ways into private meetings stand: addresses, numbers, passwords and dial-in
 * strings, in order. Those with nothing between them but spaces and punctuation count as one.
 */
export function joiningDetailsIn(text: string, joinLink = ""): Span[] {
  const { searched, indexes } = searchable(text);
  const found = [...addressesIn(searched, joinLink), ...credentialsIn(searched)]
    .map(({ start, end }) => ({ start, end: withoutSentenceEnd(searched, start, end) }))
    .sort((one, other) => one.start - other.start);
  const spans: Span[] = [];
  for (const { start, end } of found) {
    const last = spans.at(-1);
    if (last && !/[\p{L}\p{N}]/u.test(searched.slice(last.end, start))) {
      last.end = Math.max(last.end, end);
    } else if (end > start) spans.push({ start, end });
  }
  if (!indexes) return spans;
  return spans.map(({ start, end }) => ({
    start: indexes[start] ?? text.length,
    end: indexes[end] ?? text.length,
  }));
}

/**
 * A text as it is searched: in small letters, without characters nobody sees, with one kind of space
 * and dash; and for each of its characters the index it has in the text, where that is another.
 */
function searchable(text: string): { searched: string; indexes: number[] | null } {
  if (/^[\n -~]*$/.test(text)) return { searched: text.toLowerCase(), indexes: null };
  let searched = "";
  const indexes: number[] = [];
  let index = 0;
  for (const character of text) {
    const plain = plainCharacter(character);
    for (let unit = 0; unit < plain.length; unit++) indexes.push(index);
    searched += plain;
    index += character.length;
  }
  return { searched, indexes };
}

function plainCharacter(character: string): string {
  if (/[\n -~]/.test(character)) return character.toLowerCase();
  if (/[\p{Cf}\p{M}]/u.test(character)) return "";
  // Blank in Braille and in Hangul: letters to the standard, spaces to the eye.
  if (/[\s\u2800\u3164\u115f\u1160]/.test(character)) return " ";
  if (/\p{Pd}/u.test(character)) return "-";
  return character.normalize("NFKC").toLowerCase();
}

function addressesIn(searched: string, joinLink: string): Span[] {
  if (!joinLink && !ADDRESS_HINT.test(searched)) return [];
  const ownPage = pageOf(searchable(joinLink).searched);
  return [...searched.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const address = startOfMeeting(word, ownPage);
    // An address may carry another, percent-encoded: then all of it goes.
    const carrier = address ?? (startOfMeeting(decoded(word), ownPage) === null ? null : 0);
    if (carrier === null) return [];
    const start = indexIn(word, WEB_ADDRESS) ?? carrier;
    return [{ start: index + start, end: index + word.length }];
  });
}

/** Where in a word the address of a meeting begins; null where there is none. */
function startOfMeeting(word: string, ownPage: string): number | null {
  const own = ownPage.includes(".") ? word.indexOf(ownPage) : -1;
  const isOwn =
    own >= 0 &&
    /(?:^|www\.|[^\w.@-])$/.test(word.slice(0, own).slice(-4)) &&
    /^\/?(?:$|[?#&]|[^\w/]{1,20}$)/.test(word.slice(own + ownPage.length));
  if (isOwn) return own;
  return ADDRESS_WITH_PASSWORD.test(word) ? 0 : indexIn(word, MEETING_ADDRESS);
}

function credentialsIn(searched: string): Span[] {
  if (!CREDENTIAL_HINT.test(searched)) return [];
  return CREDENTIALS.flatMap((pattern) =>
    [...searched.matchAll(pattern)].map(({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
    })),
  );
}

/** The end of what is to go: a full stop or a bracket behind it belongs to the sentence. */
function withoutSentenceEnd(searched: string, start: number, end: number): number {
  return end - (SENTENCE_END.exec(searched.slice(start, end).slice(-20))?.[0].length ?? 0);
}

/** The address of a page without its scheme and its query. */
function pageOf(address: string): string {
  const withoutScheme = address.trim().replace(/^[a-z]{1,9}:\/{0,2}/, "");
  return withoutScheme.replace(/^www\.|\/?(?:[?#&].*)?$/g, "");
}

/** A text with its percent-encoding read, where that is sound. */
export function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

function indexIn(text: string, pattern: RegExp): number | null {
  return pattern.exec(text)?.index ?? null;
}
