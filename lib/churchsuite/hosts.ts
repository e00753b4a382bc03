/** Origins ("https://…") at ChurchSuite. */
export type ChurchSuiteHosts = {
  /** The church's own: its calendar, its forms in frames, its pages for booking and giving. */
  account: string;
  /** Where the pictures of its events may come from, whatever its calendar names. */
  pictures: string[];
};

/**
 * All that a page may ask of ChurchSuite for an account ("our-account"), for a Content-Security-Policy and a privacy
 * notice.
 */
export function hostsOf(account: string): ChurchSuiteHosts {
  return hostsAt(`https://${account}.churchsuite.com`);
}

/** The same by the account's origin: a website that plays ChurchSuite itself has another one. */
export function hostsAt(origin: string): ChurchSuiteHosts {
  return { account: origin, pictures: [origin, "https://cdn.churchsuite.com"] };
}

/** The host of an address that is not at ChurchSuite: "example.org" of "https://www.example.org/tickets"; null of others. */
export function hostElsewhere(address: string, hosts: ChurchSuiteHosts): string | null {
  const { origin, hostname } = new URL(address);
  const isAtChurchSuite = origin === hosts.account || /(?:^|\.)churchsuite\.com$/.test(hostname);
  return isAtChurchSuite ? null : hostname.replace(/^www\./, "");
}
