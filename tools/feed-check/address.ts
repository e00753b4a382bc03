import { churchSuiteHosts } from "#app/church-suite-hosts.ts";
import type { ChurchSuiteAccount } from "#app/content-loader/church.server.ts";
import { feedAt } from "#app/events/feed/fetch-feed.ts";

const ACCOUNT = /^[a-z\d-]+$/i;
const THIS_COMPUTER = ["localhost", "127.0.0.1", "[::1]"];
const UUID_IN_PATH = /\/-\/calendar\/([^/]+)\/json$/;

/**
 * Which address is meant: an address as it is, the feed of an account, or with nothing said the one
 * in the church's own file. Throws, in words for the office, at what is no address.
 */
export function addressOf(wanted: string | undefined, church: ChurchSuiteAccount): URL {
  const meant = wanted?.trim() || church.account;
  if (ACCOUNT.test(meant)) return feedOf(meant.toLowerCase(), church.calendar);
  const address = URL.parse(meant.includes("://") ? meant : `https://${meant}`);
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Error(`“${meant}” is neither an address nor the name of an account.`);
  }
  if (address.protocol === "http:" && !isOnThisComputer(address)) {
    throw new Error(`${address.host} is asked with https only. Put an s behind http.`);
  }
  return address;
}

export function isOnThisComputer({ hostname }: URL): boolean {
  return THIS_COMPUTER.includes(hostname);
}

/** The account whose address this is, or null where it is not one of ChurchSuite's. */
export function accountIn({ hostname }: URL): string | null {
  return /^([a-z\d-]+)\.churchsuite\.com$/.exec(hostname)?.[1] ?? null;
}

/** What church.yaml calls the calendar at this address: "embed", a UUID, or null for neither. */
export function calendarIn({ pathname }: URL): string | null {
  if (pathname.endsWith("/embed/calendar/json")) return "embed";
  return UUID_IN_PATH.exec(pathname)?.[1] ?? null;
}

function feedOf(account: string, calendar: string): URL {
  return new URL(feedAt(churchSuiteHosts(account).account, calendar, []).url);
}
