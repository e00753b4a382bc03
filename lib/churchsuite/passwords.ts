import { hasPhrase, splitIntoWords } from "./spellings.ts";

// What lets people in may be any word, so a sentence that names it goes even without a digit. All patterns are bounded,
// so that no text can keep a browser busy. They look at simplified texts.

/** What passwords are called, and what stands beside them. */
const PASSWORDS = [
  "collection word",
  "contraseña",
  "credentials",
  "guest network",
  "hasło",
  "kennwort",
  "mot de passe",
  "pick up word",
  "pickup word",
  "psw",
  "safe word",
  "secret word",
  "security word",
  "senha",
  "ssid",
  "user name",
  "username",
  "wpa",
  "wpa2",
  "пароль",
];
/** The same, as beginnings of words and as pairs of words. */
const PATTERNS_OF_PASSWORDS = [
  // "password", "passwords", "Passwort", "passwd", "pasword"
  /\bpass?o?w/,
  // "passcode", "pass phrase", "p/code", "pword", "pwd"
  /\bpass ?(?:code|key|phrase|word)s?\b|\bp ?(?:code|word)s?\b|\bps?wd\b/,
  // "Zoom pw", which elsewhere may be a group
  /\bzoom p ?w\b/,
  // "network key", "hotspot code"
  /\b(?:broadband|hot ?spot|internet|network|rtmp|stream|wi ?fi|wireless|wlan) (?:code|key)s?\b/,
  // "class code", "invitation code"
  /\b(?:class|classroom|club|game|group|invite|invitation|join|joining|party|room|server|team) code\b/,
  // "access code", "hall code"
  /\b(?:access|church|entrance|entry|gate|hall|lock|security|shutter|unlock) code\b/,
];

/** Words for networks. */
export const NETWORKS = ["wifi", "wi fi", "wlan", "wireless"];
/** What somebody has to log in to, and what is needed there. A sentence with one of each goes. */
const ACCOUNTS = [...NETWORKS, "login", "log in", "user"];
const KEY_OF_ACCOUNT = /\b(?:key|pass|p ?w)\b/;
/** What people need to find a meeting or a group if they know its service. */
const KEYS_OF_SERVICE = ["code", "codes", "id", "nickname", "pass", "jitsi room", "whereby room"];
/** Somebody's name in a service: "@kilmorranyouth". */
const HANDLE = /(?:^|[^\p{L}\d.])@[\p{L}\d_]/u;

/** What somebody types before a secret, with a colon, a slash or a dash. PW alone may be a group. */
const LABELS = [
  /\bp[/-]w\b|\bp[a@][s$]{1,2}wo?r?d\b/,
  /\bcode ?(?:word ?)?(?:[:=]|is\b)/,
  /\b(?:broadband|bt hub|hot ?spot|internet(?: access)?|log[ -]?in|pass|router|wi[ -]?fi) ?[:=]/,
  /(?:^|[^\p{L} ]) ?(?:code|key|pass) ?(?:[:=]|- |is\b)/u,
];

/** What people say of a network or a login: "Wi-Fi is available", "Log in to ChurchSuite". Any other word may be a secret. */
const WORDS_BEHIND_A_LOGIN = [
  "a",
  "access",
  "and",
  "at",
  "available",
  "before",
  "for guests",
  "for visitors",
  "free",
  "from",
  "here",
  "if",
  "in",
  "is",
  "it",
  "now",
  "on",
  "online",
  "only",
  "or",
  "page",
  "provided",
  "so",
  "the",
  "there",
  "throughout",
  "to",
  "via",
  "when",
  "will",
  "with your",
];
/** "Guest wifi JesusSaves", "The Wi-Fi is JesusSaves" */
const LOGIN_WITH_SECRET = new RegExp(
  `\\b(?:hot ?spot|log[ -]?[io]n|router|wi[ -]?fi|wlan)\\b[^\\p{L}\\d,.]{0,4}(?:is )?(?!(?:${WORDS_BEHIND_A_LOGIN.join("|")})\\b)[\\p{L}\\d]`,
  "u",
);

/** The two letters for "password" before a number or a word with digits. Before a year they are the name of a group. */
const PASSWORD_IN_LETTERS = /\bp[./]?w\b\W{0,4}(?:(?!(?:19|20)\d\d(?!\d))\d{4}|[a-z]{2,20}\d)/;
/** "PW: harvest", a single word, in an event that is online. Elsewhere it is a group with a colon behind it. */
const PASSWORD_ONLINE = /\bp\.?w\.? ?[:=] ?\p{L}[\p{L}\p{N}]{0,40}(?= ?(?:[^\p{L}\p{N} ]|$))/u;
/** "abc-defg-hij" */
const CODE_IN_LETTERS = /\b[a-z]{3} ?- ?[a-z]{4} ?- ?[a-z]{3}\b/;
/** "bt28" looks like a password, but is none. */
const BEGINNING_OF_POSTCODE = /^[a-z]{1,2}\d{1,2}$/;

/** Whether these words name a password, or another secret that may be any word. */
export function mentionsPassword(words: string[]): boolean {
  if (hasPhrase(words, PASSWORDS)) return true;
  const text = words.join(" ");
  if (hasPhrase(words, ACCOUNTS) && KEY_OF_ACCOUNT.test(text)) return true;
  return PATTERNS_OF_PASSWORDS.some((pattern) => pattern.test(text));
}

/** Whether a text has a password in it, or names one. In any event such a text goes. */
export function hasPassword(text: string): boolean {
  if (mentionsPassword(splitIntoWords(text))) return true;
  const isLabelled = LABELS.some((label) => label.test(text));
  return isLabelled || LOGIN_WITH_SECRET.test(text) || PASSWORD_IN_LETTERS.test(text);
}

/** Whether a text may have a password in it. In an event that is online such a text goes. */
export function mayHavePassword(text: string): boolean {
  if (CODE_IN_LETTERS.test(text) || PASSWORD_ONLINE.test(text)) return true;
  return splitIntoWords(text).some(isLikePassword);
}

/** Whether a text that names a service has in it what people need to find a meeting or a group there. */
export function hasKeyOfService(text: string): boolean {
  return hasPhrase(splitIntoWords(text), KEYS_OF_SERVICE) || HANDLE.test(text);
}

/** Whether words end with a network: "Guest Wi-Fi". */
export function endsWithNetwork(words: string[]): boolean {
  return hasPhrase(words.slice(-2), NETWORKS);
}

/** Whether words end with the letters for "password" as a full stop parts them from it: "p.w. harvest22". */
export function endsWithLettersOfPassword(words: string[]): boolean {
  return words.slice(-2).join(" ") === "p w";
}

/** Whether words begin with one like a password: "harvest22". */
export function beginsWithPassword(words: string[]): boolean {
  return isLikePassword(words[0] ?? "");
}

function isLikePassword(word: string): boolean {
  return word.length >= 4 && /\p{L}\d/u.test(word) && !BEGINNING_OF_POSTCODE.test(word);
}
