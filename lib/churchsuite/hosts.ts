/** Origins ("https://…") at ChurchSuite. */
export type ChurchSuiteHosts = {
  /** The church's own: its calendar, its forms in frames, its pages for booking and giving. */
  account: string;
  /** The only ones from which pictures of its events may come, whatever its calendar names. */
  pictures: string[];
};

/**
 * All that a page may ask of ChurchSuite for an account ("our-account"), for a Content-Security-Policy and a privacy
 * notice.
 */
export function hostsOf(account: string): ChurchSuiteHosts {
  return hostsAt(`https://${account}.churchsuite.com`);
}

/** The hosts of an account by its origin: a website that plays ChurchSuite itself has another one. */
export function hostsAt(origin: string): ChurchSuiteHosts {
  return { account: origin, pictures: [origin, "https://cdn.churchsuite.com"] };
}

/** The host of an address, "example.org" for "https://www.example.org/tickets"; null if it is at ChurchSuite. */
export function hostElsewhere(address: string, hosts: ChurchSuiteHosts): string | null {
  const { origin, hostname } = new URL(address);
  const isAtChurchSuite = origin === hosts.account || /(?:^|\.)churchsuite\.com$/.test(hostname);
  return isAtChurchSuite ? null : hostname.replace(/^www\./, "");
}
