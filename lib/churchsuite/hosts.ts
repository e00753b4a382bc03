/** The origins ("https://…") of ChurchSuite from which a page may load something. */
export type ChurchSuiteHosts = {
  /** The church's own, with its calendar, its forms in frames, and its pages for booking and giving. */
  account: string;
  /** The origins with pictures of its events. Pictures from elsewhere are not shown, whatever the calendar names. */
  pictures: string[];
};

/** Lists the origins for an account ("our-account"). A Content-Security-Policy and a privacy notice need them. */
export function findHosts(account: string): ChurchSuiteHosts {
  return findHostsAt(`https://${account}.churchsuite.com`);
}

/** Lists the same for an account at another origin, such as that of a stand-in. */
export function findHostsAt(origin: string): ChurchSuiteHosts {
  return { account: origin, pictures: [origin, "https://cdn.churchsuite.com"] };
}

/** Finds the host of an address, "example.org" for "https://www.example.org/tickets"; null if it is at ChurchSuite. */
export function findOtherHost(address: string, hosts: ChurchSuiteHosts): string | null {
  const { origin, hostname } = new URL(address);
  const isAtChurchSuite = origin === hosts.account || /(?:^|\.)churchsuite\.com$/.test(hostname);
  return isAtChurchSuite ? null : hostname.replace(/^www\./, "");
}
