import { listSpellings } from "./spellings.ts";

/** Hosts of meetings and chat groups. Hosts below them count as well: "us02web.zoom.us". */
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
  "band.us",
  "groupme.com",
  "guilded.gg",
  "ig.me",
  "kik.me",
  "line.me",
  "matrix.to",
  "remind.com",
  "rmd.at",
  "slack.com",
  "snapchat.com",
  "spond.com",
  "viber.com",
  "wa.link",
  "wechat.com",
  "classdojo.com",
  "classroom.google.com",
  "discord.new",
  "dsc.gg",
  "heja.io",
  "marcopolo.me",
  "threema.group",
  "threema.id",
  "tx.me",
  "wickr.me",
  "wire.com",
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

/** Frequent names of a church's own server for meetings: "zoom.church.example". */
const OWN_SERVERS = ["zoom", "webex", "jitsi", "bbb"];

/** Addresses that open an app for meetings or chats, and those of chats at hosts that have other pages too. */
const APP_OR_CHAT =
  /\b(?:discord|facetime|fb-messenger|kik|line|msteams|sgnl|skype|slack|tg|viber|weixin|whatsapp|zoommtg|zoomus):\/\/|(?:facebook|instagram)\.com\/(?:direct|j|messages)\//;

/** A dot as people type it so that no program may find the address: "t[.]me", "t (dot) me", "t dot me", "t . me". */
const DOT_IN_DISGUISE = / ?[[({] ?(?:\.|dot) ?[\])}] ?| dot | \. ?/g;

const PASSWORD_IN_ADDRESS = /[?&;#](?:confno|passcode|passwd|password|pin|pwd)=./;

/** Whether a text or an address leads to a meeting or a chat group, also inside another address and percent-encoded. */
export function leadsToMeeting(text: string): boolean {
  return listSpellings(text).some(hasMeetingLink);
}

/** Whether one spelling of a text leads to a meeting or a chat group. */
export function hasMeetingLink(spelling: string): boolean {
  if (hasMeetingHost(spelling)) return true;
  if (hasMeetingHost(spelling.replace(DOT_IN_DISGUISE, "."))) return true;
  return PASSWORD_IN_ADDRESS.test(spelling) || APP_OR_CHAT.test(spelling);
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
