import { parseAddress } from "./addresses.ts";
import { numberToDial } from "./telephone.ts";

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const EMAIL = /^[^\s@/:?]{1,64}@[^\s@/:?]+\.[a-z]{2,24}(?:\?.*)?$/i;
/** "example.org/walk", and in the first group "org". */
const HOST = /^(?:[a-z\d-]{1,63}\.){1,8}([a-z]{2,24})(?:[/?#].*)?$/i;
/** "poster.pdf" is a file beside some other page, and no host. */
const FILE_ENDING = /^(?:aspx?|docx?|gif|html?|ics|jpe?g|mp[34]|pdf|php|png|pptx?|txt|xlsx?|zip)$/i;

/**
 * Reads the address of a link as its author meant it: with https:, http:, mailto: or tel:. It is "" for other schemes, and
 * for pages of another website without its host.
 */
export function readHref(href: string): string {
  // An editor that expects https:// may have put it before whatever somebody typed.
  const typed = href.trim().replace(/^https?:\/\/(?=https?:|mailto:|tel:)/i, "");
  // People leave out a letter, the colon or a slash. Browsers would look for "https:example.org" on this website.
  const scheme = /^h{0,2}t{1,3}p(s?) ?(?:[:;]\/*|\/\/)/i;
  const address = typed.replace(scheme, (_, s: string) => `http${s.toLowerCase()}://`);
  if (/^https?:/i.test(address)) return readWebAddress(address);
  const [mailScheme = ""] = /^(?:mailto|e?mail):/i.exec(address) ?? [];
  if (mailScheme) return makeEmailHref(address.slice(mailScheme.length));
  const [phoneScheme = ""] = /^(?:tel|callto|phone|sms):/i.exec(address) ?? [];
  if (phoneScheme) return makePhoneHref(address.slice(phoneScheme.length));
  if (SCHEME.test(address)) return "";
  if (address.startsWith("//")) return readWebAddress(`https:${address}`);
  if (EMAIL.test(address)) return makeEmailHref(address);
  const number = numberToDial(address);
  if (number) return `tel:${number}`;
  const [, ending = ""] = HOST.exec(address) ?? [];
  return ending && !FILE_ENDING.test(ending) ? `https://${address}` : "";
}

function readWebAddress(address: string): string {
  const behindScheme = address.replace(/^https?:\/\//i, "").replace(/\/$/, "");
  if (EMAIL.test(behindScheme)) return makeEmailHref(behindScheme);
  return parseAddress(address) ? address : "";
}

function makeEmailHref(email: string): string {
  const [addressees = "", ...query] = email.trim().replace(/^\/\//, "").split("?");
  // Outlook has semicolons between them, and other programs know only commas. Word curls the mark of
  // O'Neill, and puts a name before the address: "Ruth <ruth@example.org>".
  const plain = addressees
    .replace(/[^,;<>]*<([^<>]*)>/g, "$1")
    .replaceAll(";", ",")
    .replaceAll("’", "'");
  if (!plain.includes("@")) return "";
  const address = [plain, ...query].join("?");
  return `mailto:${address.replaceAll(" ", "%20")}`;
}

/** Makes an address that dials a number. One of another country, or with an extension, is dialled as it was typed. */
function makePhoneHref(typed: string): string {
  const phone = typed.replaceAll("%20", " ");
  // Skype calls people by their names, too.
  if (!/\d/.test(phone)) return "";
  return `tel:${numberToDial(phone) || phone.replace(/\s/g, "")}`;
}
