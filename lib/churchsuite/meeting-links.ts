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
  "meet.google.com",
  "hangouts.google.com",
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
  "aka.ms",
  "anymeeting.com",
  "bluejeans.com",
  "chime.aws",
  "clickmeeting.com",
  "crowdcast.io",
  "dialpad.com",
  "element.io",
  "fccdl.in",
  "framatalk.org",
  "freeconferencecall.com",
  "gather.town",
  "lifesize.com",
  "lifesizecloud.com",
  "livestorm.co",
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

/** What shows in an address that it leads to a meeting or a chat group, whatever its host. All are bounded. */
const WAYS_TO_JOIN = [
  // Hosts named after meetings, and a page of theirs: "meet.church.example/prayer", "simplex.chat/contact"
  /(?:\b(?:calls?|chat|invite|join|meet\d{0,3}|meetings?|talk)\.[a-z\d.:-]{1,80}|\.(?:chat|meet)(?::\d{1,5})?)\/[^ ]/,
  // Paths that invite: "/join/abc", "/invite?ref=abc". "/join" alone may be an ordinary page.
  /[/?&;#](?:invit(?:e|ation)s?|j|join|joinchat|join[_-]group|meetup-join)[/?#=]{1,3}[a-z\d]/,
  // Fields that only a way in has: "?pwd=abc", "?meetingId=12", "?inviteCode=abc"
  /[?&;#](?:(?:[a-z]{0,20}(?:class|invite|join|link))?-?code|confno|meeting-?id|passcode|passwd|password|pin|pwd|room(?:id|name)?|token)=./,
  // Pages that somebody has named after a service: "links.example/kirk-zoom"
  /\.[a-z]{2,24}\/[^ ]{0,200}(?:whatsapp|zoom)/,
  // Addresses that open an app: "zoommtg://…". "http" is often mistyped, and webcal is a calendar.
  /\b(?![a-z]{0,20}[fht]tps?:|webcal)[a-z][a-z\d]{1,20}:\/\//,
  /\b(?:(?:facetime|facetime-audio|live|matrix|skype|xmpp):[.a-z]|sips?:[^ ])/,
  // Chats at hosts that have other pages, too
  /(?:facebook|instagram)\.com\/(?:channel|direct|messages)\//,
];

/** A dot as people type it so that no program may find the address: "t[.]me", "t (dot) me", "t dot me", "t . me". */
const DOT_IN_DISGUISE = / ?[[({] ?(?:\.|dot) ?[\])}] ?| dot | \. ?/g;

/** Whether a text or an address leads to a meeting or a chat group, also inside another address and percent-encoded. */
export function leadsToMeeting(text: string): boolean {
  return listSpellings(text).some(hasMeetingLink);
}

/** Whether one spelling of a text leads to a meeting or a chat group. */
export function hasMeetingLink(spelling: string): boolean {
  const texts = [spelling, spelling.replace(DOT_IN_DISGUISE, ".")];
  return texts.some((text) => {
    return hasMeetingHost(text) || WAYS_TO_JOIN.some((pattern) => pattern.test(text));
  });
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
