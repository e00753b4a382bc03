/** Origins ("https://…") at ChurchSuite. */
export type ChurchSuiteHosts = {
  /** The church's own: its calendar, its forms in frames, its pages for booking and giving. */
  account: string;
  /** Where the pictures of its events may come from, whatever its calendar names. */
  pictures: string[];
};

/**
 * All that a page may ask of ChurchSuite for an account ("our-account"). The privacy notice names the same
 * hosts, and the Content-Security-Policy is made of them.
 */
export function churchSuiteHosts(account: string): ChurchSuiteHosts {
  return hostsAt(`https://${account}.churchsuite.com`);
}

/** The same by the account's origin: that of a website which is its own stand-in has another name. */
export function hostsAt(account: string): ChurchSuiteHosts {
  return { account, pictures: [account, "https://cdn.churchsuite.com"] };
}

/** The host of an address that is not at ChurchSuite: "example.org" of "https://www.example.org/tickets"; null of others. */
export function hostElsewhere(address: string, { account }: ChurchSuiteHosts): string | null {
  const { origin, hostname } = new URL(address);
  const isChurchSuites = origin === account || /(?:^|\.)churchsuite\.com$/.test(hostname);
  return isChurchSuites ? null : hostname.replace(/^www\./, "");
}
