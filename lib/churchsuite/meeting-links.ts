import { spellingsOf } from "./spellings.ts";

/** Hosts of meetings and chat groups, with all that is below these names: "us02web.zoom.us". */
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

const PASSWORD_IN_ADDRESS = /[?&;#](?:confno|passcode|passwd|password|pin|pwd)=./;

/** Whether a text or an address leads to a meeting or a chat group, also inside another address and percent-encoded. */
export function leadsToMeeting(text: string): boolean {
  return spellingsOf(text).some(hasMeetingLink);
}

/** Whether one spelling of a text leads there. */
export function hasMeetingLink(spelling: string): boolean {
  return hasMeetingHost(spelling) || PASSWORD_IN_ADDRESS.test(spelling);
}

/** Whether a host of meetings stands anywhere in a text: behind a user's name, before a port, within another address. */
function hasMeetingHost(text: string): boolean {
  const names = text.split(/[^a-z\d.-]+/).filter((name) => name.includes("."));
  return names.some(isMeetingHost);
}

function isMeetingHost(name: string): boolean {
  const labels = name.split(".").filter(Boolean);
  if (labels.length < 2) return false;
  const host = labels.join(".");
  const isKnown = HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
  return isKnown || OWN_SERVERS.includes(labels[0] ?? "");
}
