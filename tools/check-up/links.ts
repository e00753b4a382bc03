import { readChurch } from "#app/content-loader/church.server.ts";
import { contentFolder } from "#app/content-loader/content-folder.server.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { askDiary } from "./feed.ts";
import { chapter, type Finding, isMust } from "./finding.ts";
import { type ContentText, placeIn, textsIn } from "./texts.ts";

const { must, should } = chapter("Links to other websites");

// In milliseconds.
const TIMEOUT = 10_000;
const AT_ONCE = 8;

/** How an address answered: the status, or null where nobody was reached. */
export type AskedStatus = (address: string) => Promise<number | null>;

/** Asks for nothing but the status of an address. */
const askStatus: AskedStatus = async (address) => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(address, { method: "HEAD", signal });
    return answer.status;
  } catch {
    return null;
  }
};

/** What can be said only by asking: whether the calendar answers, and other websites' pages are still there. */
export async function findingsOutside(now: WallTime): Promise<Finding[]> {
  const diary = readChurch().churchsuite ? (await askDiary(undefined, now)).findings : [];
  return [...diary.filter(isMust), ...(await deadLinks(textsIn(contentFolder)))];
}

/** The addresses of other websites in the church's words that lead nowhere any more. */
export async function deadLinks(
  own: ContentText[],
  ask: AskedStatus = askStatus,
): Promise<Finding[]> {
  const places = placesOfLinks(own);
  const addresses = [...places.keys()];
  const answers = new Map<string, number | null>();
  for (let asked = 0; asked < addresses.length; asked += AT_ONCE) {
    const some = addresses.slice(asked, asked + AT_ONCE);
    await Promise.all(some.map(async (address) => answers.set(address, await ask(address))));
  }
  if (addresses.length > 0 && [...answers.values()].every((status) => status === null)) {
    return [should("", "None of the other websites answered. Is this computer online?")];
  }
  return addresses.flatMap((address) => {
    const status = answers.get(address);
    const where = places.get(address) ?? "";
    if (status === 404 || status === 410) return [must(where, `${address} is not there any more.`)];
    if (status === null)
      return [should(where, `${address} did not answer. Does it open in a browser?`)];
    return [];
  });
}

/** Each address of another website, and where it is written first. Invented ones are another finding's. */
function placesOfLinks(own: ContentText[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const one of own) {
    const { file, text } = one;
    for (const { 0: address, index } of text.matchAll(/https:\/\/[^\s)"'<>…]+/g)) {
      const isInvented = /\.example\b/.test(address);
      const isOwn =
        file === "church.yaml" && /^website:/m.test(text.slice(0, index).split("\n").at(-1) ?? "");
      if (isInvented || isOwn || places.has(address)) continue;
      places.set(address, placeIn(one, index));
    }
  }
  return places;
}
