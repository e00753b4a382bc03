/*
 * The feed is public, and what must not be public has to be taken out in ChurchSuite. The site only does not repeat what the
 * invitations of meetings and chat groups paste into a description. These lists are all there is to it.
 */

/** Hosts of meetings and chat groups. Hosts below them count as well: "us02web.zoom.us". */
const HOSTS = [
  // Meetings
  "zoom.us",
  "zoom.com",
  "zoom.com.cn",
  "zoomcrc.com",
  "zoomgov.com",
  "teams.microsoft.com",
  "teams.microsoft.us",
  "teams.live.com",
  "teams.cloud.microsoft",
  "aka.ms",
  "meet.google.com",
  "hangouts.google.com",
  "tel.meet",
  "g.co",
  "webex.com",
  "8x8.com",
  "8x8.vc",
  "airmeet.com",
  "anymeeting.com",
  "appear.in",
  "bluejeans.com",
  "chime.aws",
  "clickmeeting.com",
  "crowdcast.io",
  "dialpad.com",
  "facetime.apple.com",
  "fccdl.in",
  "framatalk.org",
  "freeconferencecall.com",
  "gather.town",
  "goto.com",
  "goto.me",
  "gotomeet.com",
  "gotomeet.me",
  "gotomeeting.com",
  "gotowebinar.com",
  "jit.si",
  "join.me",
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
  "whereby.com",
  // Chat groups
  "whatsapp.com",
  "wa.link",
  "wa.me",
  "telegram.dog",
  "telegram.me",
  "telegram.org",
  "t.me",
  "tx.me",
  "signal.group",
  "signal.link",
  "signal.me",
  "signal.org",
  "messenger.com",
  "m.me",
  "band.us",
  "classdojo.com",
  "classroom.google.com",
  "discord.com",
  "discord.gg",
  "discord.new",
  "discordapp.com",
  "dsc.gg",
  "element.io",
  "groupme.com",
  "guilded.gg",
  "heja.io",
  "ig.me",
  "kik.me",
  "line.me",
  "marcopolo.me",
  "matrix.to",
  "remind.com",
  "rmd.at",
  "slack.com",
  "snapchat.com",
  "spond.com",
  "threema.group",
  "threema.id",
  "viber.com",
  "wechat.com",
  "wickr.me",
  "wire.com",
];

/** What stands before a number or a password in an invitation. */
const LABELS = [
  "Meeting ID",
  "Webinar ID",
  "Conference ID",
  "Participant ID",
  "Attendee ID",
  "Video ID",
  "Access code",
  "Meeting code",
  "Event number",
  "Passcode",
  "Password",
  "PIN",
  "Host key",
  "Tenant key",
  // Not before a digit: "Meeting number 12 of the year".
  "Meeting number(?! *\\d)",
];

const LABEL = `\\b(${LABELS.join("|")})\\)?`;
const LABEL_BEFORE = new RegExp(`${LABEL}\\s*[:\\d]`, "i");
/** "Passcode", "Meeting password:", "Meeting number (access code):" */
const LABEL_ALONE = new RegExp(`^\\W*(?:\\w+ ){0,2}\\(?${LABEL}\\s*:?\\s*$`, "i");
const HOST = new RegExp(
  `(?:^|[^a-z\\d.-])(?:[a-z\\d-]+\\.)*(${HOSTS.join("|").replaceAll(".", "\\.")})(?![a-z\\d-]|\\.[a-z\\d])`,
  "i",
);
/** What a telephone dials by itself: "+442034815237,,81234567890#". */
const DIALLED_BEHIND = /,,\s*\d/;

/** Finds what makes a text or an address an invitation: its host or its label. "" if it is none. */
export function findInvitation(text: string): string {
  const plain = makePlain(text);
  const [, label] = LABEL_BEFORE.exec(plain) ?? LABEL_ALONE.exec(plain) ?? [];
  return findMeetingHost(text) || label || (DIALLED_BEHIND.exec(plain) ? ",," : "");
}

/** Finds the label in a line that has nothing else, because the next line has what it is for. "" if there is none. */
export function findLabelAlone(line: string): string {
  return LABEL_ALONE.exec(makePlain(line))?.[1] ?? "";
}

/** Finds the host of a meeting or a chat group anywhere in a text, also within another address. "" if there is none. */
export function findMeetingHost(text: string): string {
  return HOST.exec(makePlain(text).toLowerCase())?.[1] ?? "";
}

/** Makes texts comparable: without invisible signs and what else only looks different, such as "％" and "%25". */
function makePlain(text: string): string {
  return decode(decode(text.normalize("NFKC").replace(/\p{Cf}/gu, "")));
}

function decode(text: string): string {
  return text.replace(/%([2-7][\da-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
