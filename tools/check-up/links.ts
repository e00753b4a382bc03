import { contentFolder, contentPath } from "#app/content-loader/content-folder.server.ts";
import { chapter, type Finding } from "./finding.ts";
import { type ContentText, lineAt, textsIn } from "./texts.ts";

const { must, should } = chapter("Links to other websites");

/** In milliseconds. */
const TIMEOUT = 10_000;

/** As many are asked at once: more from one place would look like an attack, and be turned away. */
const AT_ONCE = 8;

/** An address, but for the church's own and for invented ones, which are another finding's. */
const LINK = /(?<!^website: .*)https:\/\/(?![^\s)"'<>…]*\.example\b)[^\s)"'<>…]+/gm;

/** What can be said only by asking: whether other websites' pages are still there. */
export async function findingsOutside(): Promise<Finding[]> {
  return await deadLinks(textsIn(contentFolder));
}

/** The status with which an address answers when it is asked for nothing but that; null where nobody was reached. */
async function askStatus(address: string): Promise<number | null> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const answer = await fetch(address, { method: "HEAD", signal }).catch(() => null);
  return answer?.status ?? null;
}

/** The addresses of other websites in the church's words that lead nowhere any more, each where it is written first. */
export async function deadLinks(own: ContentText[], ask = askStatus): Promise<Finding[]> {
  const links = new Map<string, string>();
  for (const { file, text } of own) {
    for (const { 0: address, index } of text.matchAll(LINK)) {
      const where = `${contentPath(file)}, line ${lineAt(text, index)}`;
      if (!links.has(address)) links.set(address, where);
    }
  }
  const addresses = [...links.keys()];
  const statuses: (number | null)[] = [];
  while (statuses.length < addresses.length) {
    const some = addresses.slice(statuses.length, statuses.length + AT_ONCE);
    statuses.push(...(await Promise.all(some.map((address) => ask(address)))));
  }
  if (statuses.length > 0 && statuses.every((status) => status === null)) {
    return [should("None of the other websites answered. Is this computer online?")];
  }
  return [...links].flatMap(([address, where], index) => {
    const status = statuses[index];
    if (status === 404 || status === 410) return must(`${address} is not there any more.`, where);
    return status ? [] : should(`${address} did not answer. Does it open in a browser?`, where);
  });
}
