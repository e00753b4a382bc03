/** What stands where the way into a private meeting was typed. */
export const ASK_THE_OFFICE = "(ask the church office for the link)";

const TYPED_ADDRESS = /\b(?:https?:|www\.)[^\s"'<>]+/gi;
const CREDENTIALS = /\b(?:meeting\s+id|passcode)\b\s*[:#]?\s*[\w-]+(?:\s\d{2,})*/gi;
// Where people meet online, and addresses that carry a password.
const MEETING =
  /\b(?:zoom\.(?:us|com)|teams\.(?:microsoft|live)\.com|meet\.google\.com|webex\.com)\/|[?&;]pwd=/i;

/** Whether words hold the way into an online meeting, a link known to all or the event's own. */
export function hasMeeting(words: string, link = ""): boolean {
  return withoutMeetings(words, link) !== words;
}

/**
 * Words without the way into a private meeting, however it was typed: its address, with a password or
 * without, its number and its passcode. `link` is the event's own, `instead` what is put in its place.
 */
export function withoutMeetings(words: string, link = "", instead = ""): string {
  const withoutLinks = words.replace(TYPED_ADDRESS, (typed) => {
    const isPrivate = MEETING.test(typed) || (link !== "" && pageIn(typed) === pageIn(link));
    return isPrivate ? instead + (/[.,;:!)]+$/.exec(typed)?.[0] ?? "") : typed;
  });
  return withoutLinks.replace(CREDENTIALS, instead);
}

/** The address of a page without its scheme, its query and what comes after a sentence. */
function pageIn(address: string): string {
  return address.toLowerCase().replace(/^https?:(?:\/\/)?|[?#&].*$|[.,;:!)/]+$/g, "");
}
