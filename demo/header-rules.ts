import { readFile } from "node:fs/promises";
import path from "node:path";

/** A rule of the file `_headers`: for which addresses ("/assets/*.jpg"), and which headers they are sent with. */
type Rule = { addresses: string; headers: [name: string, value: string][] };

/** Never sent from here: a browser would keep asking this computer for https. */
const FOR_ENCRYPTED = "Strict-Transport-Security";

/**
 * What the built website in `folder` is to be sent with at an address, as its `_headers` says now: it may be built
 * again while it is served. Without that file, nothing.
 */
export async function headersAt(folder: string, address: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(folder, "_headers"), "utf8").catch(() => "");
  const rules = rulesIn(text).filter((rule) => matches(rule, address));
  const headers = rules.flatMap((rule) => rule.headers);
  return Object.fromEntries(headers.filter(([name]) => name !== FOR_ENCRYPTED));
}

/** A star stands for anything, in the middle of an address, too. */
function matches({ addresses }: Rule, address: string): boolean {
  const [start = "", end] = addresses.split("*");
  if (end === undefined) return address === addresses;
  return address.startsWith(start) && address.endsWith(end);
}

function rulesIn(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith("/")) rules.push({ addresses: line, headers: [] });
  }
  return rules;
}
