import type { Finding } from "./finding.ts";
import { type ContentText, lineAt } from "./texts.ts";

/** How long to wait for an answer, in milliseconds. */
const TIMEOUT = 10_000;

/** How many addresses are asked at once. More from one place would look like an attack, and be turned away. */
const AT_ONCE = 8;

/** A link to another website. The church's own is not live yet, and invented addresses are findings of sample.ts. */
const LINK = /(?<!^website: .*)https:\/\/(?![^\s)"'<>…]*\.example\b)[^\s)"'<>…]+/gm;

/** Asks for the status of an address, without its page. Null if it does not answer. */
async function askStatus(address: string): Promise<number | null> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const answer = await fetch(address, { method: "HEAD", signal }).catch(() => null);
  return answer?.status ?? null;
}

/** Finds links to other websites that do not work any more. Each has the place where it is written first. */
export async function findDeadLinks(texts: ContentText[], ask = askStatus): Promise<Finding[]> {
  const links = new Map<string, string>();
  for (const { name, text } of texts) {
    for (const { 0: address, index } of text.matchAll(LINK)) {
      const where = `${name}, line ${lineAt(text, index)}`;
      if (!links.has(address)) links.set(address, where);
    }
  }
  const statuses = new Map<string, number | null>();
  const addresses = [...links.keys()];
  for (let begin = 0; begin < addresses.length; begin += AT_ONCE) {
    const batch = addresses.slice(begin, begin + AT_ONCE);
    await Promise.all(batch.map(async (address) => statuses.set(address, await ask(address))));
  }
  if (addresses.length > 0 && [...statuses.values()].every((status) => status === null)) {
    return [
      {
        weight: "should",
        where: "",
        what: "None of the other websites answered.",
        mend: "Is this computer online?",
      },
    ];
  }
  return [...links].flatMap(([address, where]): Finding | [] => {
    const status = statuses.get(address);
    if (status === 404 || status === 410) {
      const mend = "Put its new address, or take the link away.";
      return { weight: "must", where, what: `${address} is not there any more.`, mend };
    }
    if (status) return [];
    const mend = "Does it open in a browser?";
    return { weight: "should", where, what: `${address} did not answer.`, mend };
  });
}
