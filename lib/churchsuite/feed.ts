/** A church's feed at ChurchSuite. It stands in pages as JSON. */
export type Feed = {
  /** Its address, "https://our-account.churchsuite.com/embed/calendar/json". */
  url: string;
};

/** The origins ("https://…") of ChurchSuite from which a page may load something. */
export type ChurchSuiteHosts = {
  /** The church's own, with its calendar, its forms in frames, and its pages for booking and giving. */
  account: string;
  /** The origins with pictures of its events. Pictures from elsewhere are not shown, whatever the calendar names. */
  pictures: string[];
};

/**
 * Describes a feed. `base` is the address of a ChurchSuite, "https://our-account.churchsuite.com". `calendar` is "embed"
 * for the present format, or the UUID of an embed configuration for the newer one.
 */
export function feedAt(base: string, calendar: string): Feed {
  const path = calendar === "embed" ? "embed/calendar" : `-/calendar/${calendar}`;
  return { url: `${base}/${path}/json` };
}

/** Makes the address of one of the feed's pages, which are numbered from 1. */
export function pageAddress(feed: Feed, number: number): string {
  return number === 1 ? feed.url : `${feed.url}?page=${number}`;
}

/** Lists the origins for an account ("our-account"). A Content-Security-Policy and a privacy notice need them. */
export function findHosts(account: string): ChurchSuiteHosts {
  return listHosts(`https://${account}.churchsuite.com`);
}

/** Lists the same for the account that has a feed. */
export function findHostsOf(feed: Feed): ChurchSuiteHosts {
  // The address may be a path without a host, because the stand-in for ChurchSuite is on the website's own server.
  return listHosts(new URL(feed.url, globalThis.location?.href).origin);
}

function listHosts(account: string): ChurchSuiteHosts {
  return { account, pictures: [account, "https://cdn.churchsuite.com"] };
}

/** Finds the host of an address, "example.org" for "https://www.example.org/tickets"; "" if it is at ChurchSuite. */
export function findOtherHost(address: string, hosts: ChurchSuiteHosts): string {
  const { origin, hostname } = new URL(address);
  const isAtChurchSuite = origin === hosts.account || /(?:^|\.)churchsuite\.com$/.test(hostname);
  return isAtChurchSuite ? "" : hostname.replace(/^www\./, "");
}
