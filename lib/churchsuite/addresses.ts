/** "https:…", "www.…", "church.example/prayer" */
const WEB_ADDRESS = /https?:|www\.|[a-z\d-]\.[a-z]{2,24}[/?#]/;
/** What a sentence has before an address or behind it: "(church.example/live)." */
const PUNCTUATION_ROUND = /^[(<["'“‘]+|[)>\].,;:!?"'”’…]{1,99}$/g;

/** Whether a simplified word is the address of a web page, and not of a telephone or a mailbox. */
export function isWebAddress(word: string): boolean {
  return !/^(?:mailto|tel):/i.test(word) && WEB_ADDRESS.test(word);
}

/** Takes the addresses of web pages out of a simplified text. */
export function withoutWebAddresses(text: string): string {
  const words = text.split(" ").filter((word) => !isWebAddress(word));
  return words.join(" ");
}

/** Whether two addresses lead to the same page, whatever their schemes and queries. */
export function isSamePage(address: string, other: string): boolean {
  const page = findPage(address);
  return page !== "" && page === findPage(other);
}

/** Parses an address as browsers do; null if it is none, or has no scheme. */
export function parseAddress(address: string): URL | null {
  // Most texts are no addresses, and throwing an error for each of them takes time.
  if (!/^[a-z]+:/i.test(address)) return null;
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Takes the scheme, "www." and the query from an address, and the punctuation round it; "" if it is none. */
function findPage(typed: string): string {
  const address = typed.replace(PUNCTUATION_ROUND, "");
  const url = parseAddress(/^https?:/i.test(address) ? address : `https://${address}`);
  if (!url) return "";
  return url.hostname.replace(/^www\./, "") + url.pathname.replace(/\/$/, "").toLowerCase();
}
