import { hasPhrase } from "./spellings.ts";

/** Words that say that an event is online. */
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
  "google classroom",
  "google meet",
  "googlemeet",
  "microsoft teams",
  "ms teams",
  "or teams",
  "whatsapp",
  "whats app",
  "what s app",
  "watsapp",
  "whatsap",
  "wa group",
  "telegram",
  "viber",
  "threema",
  "wechat",
  "snapchat",
  "groupme",
  "spond",
  "slack",
  "google chat",
  "google hangout",
  "hangouts",
  "msteams",
  "facebook messenger",
  "webinar",
  "teleconference",
  "video call",
  "videocall",
  "videoconference",
  "video meeting",
  "video chat",
  "video link",
  "video conference",
  "conference call",
  "conference code",
  "conference id",
  "conference pin",
  "group call",
  "group chat",
  "chat group",
  "messaging group",
  "dial",
  "dials",
  "dialling",
  "dialing",
  "joining code",
  "joining details",
  "joining link",
  "join link",
  "link to join",
  "link to meeting",
  "link to the meeting",
  "meeting link",
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
  "meet virtually",
  "us virtually",
  "virtual call",
  "virtual link",
  "virtual meeting",
  "virtual prayer",
  "virtual room",
  "virtual service",
];

/** What stands beside a link into a meeting or a group, and without a link may stand in any event. */
const INVITATIONS = [
  "click here to join",
  "click to join",
  "join the call",
  "join the chat",
  "join the meeting",
  "private group",
];

/** Services whose names are everyday words. They count only with a word before or after them: "on Teams", "Signal group". */
const EVERYDAY_NAMES = ["teams", "meet", "signal", "messenger", "discord", "chat"];
const BEFORE_A_SERVICE = ["by", "on", "over", "through", "using", "via"];
const BEHIND_A_SERVICE = [
  "call",
  "chat",
  "code",
  "group",
  "http",
  "https",
  "id",
  "link",
  "meeting",
  "room",
  "server",
];

/** People who meet "online" are online. People who book or pay online need not be. */
const TO_COME_TOGETHER = /^(?:attend|gather|join|meet|pray|worship)(?:s|ing)?$/;
/** How many words before "online" count: "join us all this evening online". */
const WORDS_BEFORE_ONLINE = 6;

/** Whether a link beside these words leads into a meeting or a group. */
export function invitesToMeeting(words: string[]): boolean {
  return hasPhrase(words, INVITATIONS);
}

/** Whether the words of a sentence say that people meet online, or partly so. */
export function mentionsOnlineMeeting(words: string[]): boolean {
  if (hasPhrase(words, SERVICES)) return true;
  // "Zoomlink", "zooming"
  if (words.some((word) => word.startsWith("zoom"))) return true;
  return words.some((word, index) => {
    if (word === "online") {
      const before = words.slice(Math.max(index - WORDS_BEFORE_ONLINE, 0), index);
      return before.some((wordBefore) => TO_COME_TOGETHER.test(wordBefore));
    }
    if (!EVERYDAY_NAMES.includes(word)) return false;
    const before = words[index - 1] ?? "";
    const behind = words[index + 1] ?? "";
    return BEFORE_A_SERVICE.includes(before) || BEHIND_A_SERVICE.includes(behind);
  });
}
