import * as v from "valibot";
import { words } from "#app/events/feed/fields.ts";
import { isOnThisComputer } from "./address.ts";
import { type Answer, eventsPageIn, type Reply } from "./answer.ts";
import { type Finding, stopper } from "./finding.ts";

const errorAnswer = v.object({ error: v.object({ message: words }) });

/** Why there are no events in an answer, or null where there are, or honestly none. */
export function refusalIn(answer: Answer, address: URL): Finding | null {
  if (answer.came === "too late") {
    return stopper(
      `There was no answer in ${answer.patience} seconds, and visitors’ browsers wait no longer. Try ` +
        "again in a while; if it stays so, ask ChurchSuite.",
    );
  }
  if (answer.came === "nothing") return stopper(unreachable(answer.because, address));
  const refused = answer.pages.map(refusalOf);
  const page = refused.findIndex(Boolean);
  const reason = refused[page];
  if (!reason) return null;
  return stopper(
    page === 0 ? reason : `The first page is well, but not page ${page + 1}. ${reason}`,
  );
}

function unreachable(because: string, address: URL): string {
  if (because === "ENOTFOUND" || because === "EAI_AGAIN") {
    return `Nobody on the internet is called ${address.hostname}, or this computer is not connected to it.`;
  }
  if (because === "ECONNREFUSED" && isOnThisComputer(address)) {
    return `Nothing runs at ${address.host} on this computer. Is npm start running in another window?`;
  }
  return `${address.host} could not be reached (${because}). Is this computer connected to the internet?`;
}

function refusalOf(reply: Reply): string | null {
  const { status, sentTo, isChallenge, json } = reply;
  if (sentTo !== null && status >= 300 && status < 400) return sentAway(sentTo);
  if (isChallenge) {
    return "ChurchSuite’s guard wants proof of a browser and lets no program in. Open the address in a browser to see what it says.";
  }
  const error = v.safeParse(errorAnswer, json);
  if (error.success) {
    return `ChurchSuite answers with an error: “${error.output.error.message}” Is the UUID right in content/church.yaml?`;
  }
  if (status === 403) {
    return (
      "ChurchSuite does not show this calendar to websites: its embed is switched off. Somebody who " +
      "may change the settings of ChurchSuite’s Calendar has to switch Embed on there, and tick " +
      "“Show in Embed” at each event that visitors should see."
    );
  }
  if (status === 404) return "There is nothing at this address (status 404). Is it spelt right?";
  if (status >= 500) {
    return `ChurchSuite has a fault of its own (status ${status}). Try again later.`;
  }
  if (status !== 200) return `ChurchSuite answers with status ${status} instead of events.`;
  if (json === undefined) {
    return "Something answers, but with a web page and not with events (no JSON). Does the address end in /json?";
  }
  return eventsPageIn(reply) ? null : "Something answers, but there is no list of events in it.";
}

function sentAway(to: string): string {
  const host = URL.parse(to)?.hostname;
  if (host === "churchsuite.com" || host === "www.churchsuite.com") {
    return "ChurchSuite sends us away: it knows no account of that name. Is it spelt right in content/church.yaml?";
  }
  return `This address sends us on${host ? ` to ${host}` : ""}, where a visitor’s browser may not follow. Has the church’s account another name now?`;
}
