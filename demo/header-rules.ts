import { readFile, stat } from "node:fs/promises";
import path from "node:path";

/**
 * A rule of the file `_headers`: for which addresses ("/assets/*.jpg"), without which headers of earlier rules, and
 * with which of its own they are sent.
 */
type Rule = { addresses: string; without: string[]; headers: [name: string, value: string][] };

/** Never sent from here: a browser would keep asking this computer for https. */
const FOR_ENCRYPTED = "Strict-Transport-Security";

/** What was last read of a folder's `_headers`: for each request only the age of the file is looked at. */
const read = new Map<string, { age: number; rules: Rule[] }>();

/**
 * What the built website in `folder` is to be sent with at an address, as its `_headers` says now: it may be built
 * again while it is served. Without that file, nothing.
 */
export async function headersAt(folder: string, address: string): Promise<Record<string, string>> {
  const headers = new Map<string, string>();
  for (const rule of (await rulesOf(folder)).filter((one) => matches(one, address))) {
    for (const name of rule.without) headers.delete(name);
    for (const [name, value] of rule.headers) headers.set(name, value);
  }
  headers.delete(FOR_ENCRYPTED);
  return Object.fromEntries(headers);
}

async function rulesOf(folder: string): Promise<Rule[]> {
  const file = path.join(folder, "_headers");
  const age = (await stat(file).catch(() => null))?.mtimeMs;
  if (age === undefined) return [];
  const known = read.get(folder);
  if (known?.age === age) return known.rules;
  const rules = rulesIn(await readFile(file, "utf8").catch(() => ""));
  read.set(folder, { age, rules });
  return rules;
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
    const [, without] = /^\s+! ([\w-]+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (without) rules.at(-1)?.without.push(without);
    else if (line.startsWith("/")) rules.push({ addresses: line, without: [], headers: [] });
  }
  return rules;
}
