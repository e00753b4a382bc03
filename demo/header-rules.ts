import { readFile } from "node:fs/promises";
import path from "node:path";

/** Never sent from here: a browser would keep asking this computer for https. */
const FOR_ENCRYPTED = "Strict-Transport-Security";

/**
 * What the built website in `folder` is to be sent with at an address, as its file `_headers` says now: it may be built
 * again while it is served. A rule there is a line of addresses ("/assets/*.jpg"), and below it what goes with them and,
 * with an exclamation mark, what of earlier rules does not. Without that file, nothing.
 */
export async function headersAt(folder: string, address: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(folder, "_headers"), "utf8").catch(() => "");
  const headers = new Map<string, string>();
  let isMeant = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) isMeant = matches(line, address);
    if (!isMeant) continue;
    const [, name, value, without] = /^\s+(?:([\w-]+): (.*)|! ([\w-]+))$/.exec(line) ?? [];
    if (without) headers.delete(without);
    else if (name && value) headers.set(name, value);
  }
  headers.delete(FOR_ENCRYPTED);
  return Object.fromEntries(headers);
}

/** A star stands for anything, in the middle of an address, too. */
function matches(addresses: string, address: string): boolean {
  const [start = "", end] = addresses.split("*");
  if (end === undefined) return address === addresses;
  return address.startsWith(start) && address.endsWith(end);
}
