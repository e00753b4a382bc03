/** "https:…", "www.…", "church.example/prayer" */
const WEB_ADDRESS = /https?:|www\.|[a-z\d-]\.[a-z]{2,24}[/?#]/;

/** Whether a simplified word is the address of a web page, and not what a link dials or writes: "tel:…", "mailto:…". */
export function isWebAddress(word: string): boolean {
  return !/^(?:mailto|tel):/i.test(word) && WEB_ADDRESS.test(word);
}

/** A simplified text without the addresses of web pages in it. */
export function withoutWebAddresses(text: string): string {
  const words = text.split(" ").filter((word) => !isWebAddress(word));
  return words.join(" ");
}

/** Whether two addresses are of one page, whatever their schemes and queries. */
export function isSamePage(address: string, other: string): boolean {
  const page = pageAt(address);
  return page !== "" && page === pageAt(other);
}

/** An address as a browser reads it; null if it is none, or has no scheme. */
export function urlFrom(address: string): URL | null {
  // Most texts are none, and what is thrown takes time.
  if (!/^[a-z]+:/i.test(address)) return null;
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** An address without its scheme, "www." and query; "" if it is none. */
function pageAt(address: string): string {
  const url = urlFrom(/^https?:/i.test(address) ? address : `https://${address}`);
  if (!url) return "";
  return url.hostname.replace(/^www\./, "") + url.pathname.replace(/\/$/, "").toLowerCase();
}
