// Every quantifier is bounded: the feed is typed by many hands, and backtracking in a text of 20,000 dots
// must not block the main thread. Texts are searched in the form that `searchable` in joining-details.ts
// gives them: lower case, one kind of space and of dash.

const HOSTS = [
  "zoom\\.(?:us|com)|zoom\\.com\\.cn|zoomgov\\.com",
  "teams\\.(?:microsoft\\.(?:com|us)|live\\.com|cloud\\.microsoft)|meet\\.lync\\.com|join\\.skype\\.com",
  "(?:meet|hangouts)\\.google\\.com|tel\\.meet|g\\.co/meet|facetime\\.apple\\.com|signal\\.link|call\\.whatsapp\\.com",
  "(?:goto|gotomeet|gotomeeting|gotowebinar)\\.(?:com|me)|join\\.me|jit\\.si|8x8\\.(?:vc|com)",
  "(?:webex|whereby|bluejeans|ringcentral|dialpad|uberconference|freeconferencecall|lifesize|lifesizecloud)\\.com",
  "(?:starleaf|vsee|livestorm|streamyard|airmeet|clickmeeting|anymeeting|powwownow|messenger)\\.(?:com|co|co\\.uk)",
  "(?:meet|meeting)\\.zoho\\.(?:com|eu)|chime\\.aws|pexip\\.(?:me|com)|discord\\.gg|discord\\.com/invite|riverside\\.fm",
  "(?:appear|whereby|meet)\\.in|talky\\.io|gather\\.town|framatalk\\.org|call\\.element\\.io|meet\\.ffmuc\\.net|fccdl\\.in",
].join("|");

/** The beginning of the address of a meeting, on its provider's host or on one that is called after it. */
export const MEETING_ADDRESS = new RegExp(
  `(?:[a-z]{3,9}:/{0,2})?\\b(?:(?:[\\w-]{1,63}\\.){0,4}(?:${HOSTS})|(?:zoom|webex|jitsi|bbb)\\.[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,3})\\.?(?::\\d{1,5})?[/?#]|\\b(?:zoommtg|zoomus|msteams|gotomeeting|sips?):\\S`,
);

/** On any host: an address with the password in it, or with what is dialled behind a telephone number. */
export const ADDRESS_WITH_PASSWORD =
  /[?&;#](?:pwd|passcode|password|passwd|confno)=\S|\btel:[\d+() .-]{3,25}(?:[,wp]|;ext=)[,\d*#]{4}/;

/** That an event is online, or in a hall and online: it is then redacted strictly. */
export const ONLINE = new RegExp(
  [
    "\\b(?:zoom|webex|jitsi|skype|whereby|webinar|gotomeeting|face ?time|google ?meet|bluejeans|ms teams|microsoft teams)\\b",
    "\\bteams[ -]{1,3}(?:meeting|link|call|id|code|room)|\\b(?:on|by|via|over|using|through|and|or) (?:teams|meet)\\b",
    "\\bteams\\b(?: (?:is|on|at|number))?\\W{0,9}\\d{2,4}[ -]?\\d{3}|\\bmeet[ -]{1,3}(?:code|link|id|room|call)\\b|\\bmeet\\b\\W{0,9}[a-z]{3}-[a-z]{4}-[a-z]{3}\\b",
    "\\b(?:join|joins|joining|attend|attending|meet|meets|meeting|gather|worship|pray)\\b[^.!?\\n]{0,30}\\bonline\\b",
    "\\bonline (?:meeting|call|link|room|prayer|gathering|session|study|service|via|by|with)\\b|^online\\b",
    "\\bdial(?:ling|s)?\\b|\\b(?:video|conference|group)[ -]?(?:call|chat|link|conferenc)|\\btele-?conferenc",
    "\\bpass ?codes?\\b|\\bpmi\\b|\\b(?:meeting|conference|participant|attendee) (?:id|code|pin|key)\\b|\\bjoining (?:link|details|code)",
  ].join("|"),
  "m",
);

const SPACES = "[^\\S\\n]{0,9}";
const PASSWORD = "(?:pass[ -]?(?:codes?|words?|keys?|phrases?)|p(?:ass)?wd|security codes?)";
const OF_A_MEETING =
  "(?:zoom|teams|webex|skype|jitsi|meet|meeting|webinar|conference|conf|participant|attendee|access|host|dial-?in|joining)[ -]{1,3}";
const BETWEEN = "[^\\p{L}\\p{N}£]";
// What may stand between a label and its secret.
const FILLER = `(?:${BETWEEN}{1,12}(?:is|are|was|it|the|this|our|your|a|an|no|nr|num|number|code|id|pin|for|to|of|on|at|use|enter|type|press|when|if|as|and|or|asked|needed|required|prompted|with|by|followed|access|zoom|teams|meet|webex|meeting|online|call|link|passcode|password)(?![\\p{L}\\p{N}])){0,8}`;
const QUOTED = `["“'‘][^"“”\\n]{1,60}["”'’]`;
const SECRET_WORD = `(?:${QUOTED}|\\S{1,200}(?:[ -]\\d{2,5}(?![\\d:.])){0,5})`;

/** Passwords that may be any word, and dial-in strings, in the words of any event. */
export const SECRETS = [
  // "Passcode: harvest", "Host key: harvest", "Password for the meeting (if asked) = harvest", "Zoom room: harvest"
  `\\b(?:${PASSWORD}|(?:${OF_A_MEETING}){1,3}(?:id|code|key|pin)|zoom (?:room|name))\\b${FILLER}[)\\]]?(?:${SPACES}[:#=]{1,3}|[^\\S\\n]{1,9}-{1,3}(?=\\s))\\s{0,9}${SECRET_WORD}`,
  // "Password is “harvest home”"
  `\\b${PASSWORD}\\b${FILLER}[\\s,]{0,9}${QUOTED}`,
  // One tap of a telephone: "+442034815237,,81234567890#,,,,*482113#"
  `(?:\\+?\\d[\\d ().-]{5,24})?,{2,9} {0,3}\\*?(?=(?:[ .-]?\\d){6})[\\d ,*#.-]{0,90}`,
  `\\d(?:[ -]?\\d){5,19}#(?![a-z])[\\d,*#]{0,40}|\\*\\d{4,12}#`,
  // For conference rooms: "81234567890@zoomcrc.com"
  `\\b\\d{8,20}(?:\\.\\d{1,20})?@[\\w.-]{3,80}`,
].map((pattern) => new RegExp(pattern, "gu"));

const LABEL = `\\b((?:${OF_A_MEETING}){1,3}(?:number|num|nr|no\\.?|key)|event number|(?:${OF_A_MEETING}){0,3}(?:pin|${PASSWORD}|p[./]?w|codes?|i\\.?d\\.?|ids|then|ext|extension|room|pmi))(?![\\p{L}\\p{N}])`;
const CODE =
  "(\\d(?:[ -]?\\d){3,20}(?![\\p{L}\\p{N}])|\\d{1,3}(?:\\s{0,2}\\n\\s{0,2}\\d{1,6}){1,4}(?![\\p{L}\\p{N}])|(?=\\S{4})(?=\\S{0,40}\\d)[\\p{L}\\p{N}]\\S{3,80})";

/** A code behind its label. Its groups are both. */
export const CODES = new RegExp(`${LABEL}${FILLER}${BETWEEN}{0,12}${CODE}`, "gu");
/** Such a label is said of secrets alone: behind it even "1987" is one. */
export const PASSWORD_LABEL = /pin|pass|pwd|security/;
/** And such a one is said of no other code, whatever the event is about. */
export const SECRET_LABEL =
  /p(?:in|wd|ass)|security|pmi|event|[ -](?:number|num|nr|no|key|codes?|id)/;
/** In the words of an event that is online, "abc-defg-hij". */
export const MEET_CODE = /\b[a-z]{3}\s{0,3}-\s{0,3}[a-z]{4}\s{0,3}-\s{0,3}[a-z]{3}(?![\w-])/g;
/** And nine digits or more, in one line; or else over the ends of lines. */
export const NUMBERS = [/\d(?:[ .()/_-]{0,3}\d){8,40}/g, /\d(?:[\s.()/_-]{0,5}\d){8,40}/g];
/** "2026", "1960s", "2026-27", "1914 1918 1939" */
export const YEARS = /^(?:1[5-9]|20)\d\d(?:s|[ /-](?:\d\d|(?:1[5-9]|20)\d\d)){0,9}$/;

const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}";

/** What has digits and is no secret, behind whatever is no part of it: dates, times, prices, postcodes; and the "code" of others. */
export const ORDINARY = new RegExp(
  `(^|[^\\d.:/])(?:${[
    "\\d{4}-\\d\\d-\\d\\d(?:[t ]\\d\\d:\\d\\d(?::\\d\\d)?)?(?![\\d-])",
    "(?:0?[1-9]|[12]\\d|3[01])([-./])(?:0?[1-9]|1[0-2])\\2(?:19|20)\\d\\d(?![\\d.-])",
    "(?:0?[1-9]|[12]\\d|3[01])([./])(?:0?[1-9]|1[0-2])\\3\\d\\d(?![\\d.-])",
    `\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b(?:,? (?:19|20)\\d\\d\\b)?`,
    `\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? (?:19|20)\\d\\d\\b)?`,
    "(?:[01]?\\d|2[0-4])[:.][0-5]\\d(?: ?[ap]\\.?m\\b)?(?![.:]?\\d)",
    "\\d{1,3}:\\d{1,3}(?:-\\d{1,3})?(?![\\d:])",
    "\\d{1,2}(?:-\\d{1,2})? ?[ap]\\.?m\\b",
    "\\d{1,3}(?:st|nd|rd|th)\\b",
    "[£€$] ?\\d{1,3}(?:,?\\d{3}){0,3}(?:\\.\\d\\d)?",
    "\\b[a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2}\\b",
    "\\b(?:sort|dress|post|area|dialling) ?codes?\\b",
  ].join("|")})`,
  "g",
);

// Cheap tests that spare most texts the search: every address and every secret matches them.
export const ADDRESS_HINT = /[/:?#&;%]/;
export const SECRET_HINT = /(?:\d[ .-]?){4}|pass|pwd|p\/?w|code|key|\bi\.?d\b|pin|zoom/;
