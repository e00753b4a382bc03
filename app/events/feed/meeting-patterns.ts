// Every quantifier is bounded: the feed is typed by many hands, and backtracking in a text of 20,000 dots
// must not block the main thread. Texts are searched in the form that `searchable` in redact-meetings.ts
// gives them.

const HOSTS = [
  "zoom\\.(?:us|com)",
  "(?:zoomgov|webex|whereby|bluejeans|ringcentral|facetime\\.apple)\\.com",
  "(?:meet|hangouts)\\.google\\.com",
  "tel\\.meet|g\\.co/meet|signal\\.link|call\\.whatsapp\\.com",
  "teams\\.(?:microsoft\\.com|live\\.com|cloud\\.microsoft)",
  "(?:goto|gotomeet|gotomeeting|gotowebinar)\\.(?:com|me)",
  "meet\\.jit\\.si|8x8\\.vc|join\\.skype\\.com|meet\\.lync\\.com",
].join("|");

/** The beginning of the address of a meeting. */
export const MEETING_ADDRESS = new RegExp(
  `(?:[a-z]{3,9}:/{0,2})?\\b(?:[\\w-]{1,63}\\.){0,4}(?:${HOSTS})(?::\\d{1,5})?[/?#]|\\b(?:zoommtg|zoomus|msteams|gotomeeting|sips?):\\S`,
);

/** On any host: an address with the password in it. */
export const ADDRESS_WITH_PASSWORD = /[?&;#](?:pwd|passcode|password|passwd|confno)=\S/;

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

/** Meeting numbers, passwords and dial-in strings. */
export const CREDENTIALS = [
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

// Cheap tests that spare most texts the search: every address and every credential matches them.
export const ADDRESS_HINT = /[/:?#&;%]/;
export const CREDENTIAL_HINT = /(?:\d[ .-]?){4}|pass|pwd|code|key|\bi\.?d\b|pin/;
