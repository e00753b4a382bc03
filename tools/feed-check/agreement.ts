import type { FeedShape } from "#app/events/feed/feed.ts";
import { accountIn, type ChurchSuite, calendarIn } from "./address.ts";
import { type Finding, good, stopper, worthALook } from "./finding.ts";

const names = {
  embed: "the embed feed",
  calendar: "the newer feed",
} satisfies Record<FeedShape, string>;

/** Whether the address and its answer are what content/church.yaml tells the website to expect. */
export function agreementOf(address: URL, shape: FeedShape, church: ChurchSuite): Finding[] {
  const calendar = calendarIn(address);
  const expected = calendar === null ? shape : shapeOf(calendar);
  if (expected !== shape) {
    return [
      stopper(
        `This is the address of ${names[expected]}, but the answer has the form of ${names[shape]}: ` +
          "the website cannot read it.",
      ),
    ];
  }
  return [
    good(`It answers, and it is ${names[shape]}, which the website can read.`),
    accountFinding(address, church),
    ...calendarFinding(calendar, shape, church),
  ];
}

function accountFinding(address: URL, church: ChurchSuite): Finding {
  const account = accountIn(address);
  if (account === church.account) return good("It is the account in content/church.yaml.");
  const inContent = `“${church.account}”, the account in content/church.yaml`;
  return worthALook(
    account
      ? `It is the account “${account}”. The website reads ${inContent}.`
      : `It is not an address of ChurchSuite’s. The published website reads ${inContent}.`,
  );
}

/** An address of nobody's making says only by its answer which feed it is. */
function calendarFinding(calendar: string | null, shape: FeedShape, church: ChurchSuite) {
  const isTheWebsites =
    calendar === null ? shapeOf(church.calendar) === shape : calendar === church.calendar;
  if (isTheWebsites) return [];
  const ownName = shape === "embed" ? "embed" : "its UUID";
  return [
    worthALook(
      `The website reads another feed: content/church.yaml has “calendar: ${church.calendar}”. To ` +
        `change to this one, write “calendar: ${calendar ?? ownName}” there.`,
    ),
  ];
}

function shapeOf(calendar: string): FeedShape {
  return calendar === "embed" ? "embed" : "calendar";
}
