import { readChurch } from "#app/content-loader/church.server.ts";
import { endsSoon } from "#app/content-loader/due.server.ts";
import { YEARS } from "#app/content-loader/year.server.ts";
import { momentWords, parseStatus, STATUS_FILE, type Status } from "#app/status/status.ts";
import { dayOf, daysBetween, type WallTime } from "#app/time/wall-time.ts";
import { endInWords } from "./due.ts";
import { aboutList, chapter, type Finding, those } from "./finding.ts";
import { isSample } from "./launch.ts";
import { PLACEHOLDERS, readSample } from "./sample.ts";
import { phraseAnywhere } from "./texts.ts";

const { must, know } = chapter("The live website");

/** In milliseconds, for each file. */
const TIMEOUT = 15_000;

/** For how long the diary may be silent, and the night's build stand still, in days. */
const PATIENCE = 2;

/** The website to look at: the one that was given, or the church's own. Throws where there is none. */
export function websiteToAsk(given: string | undefined): string {
  const address = given && URL.parse(given);
  if (address) return address.origin;
  if (given) {
    throw new Error(`“${given}” is no address. Expected one such as https://www.ballydown.org`);
  }
  if (!isSample) return new URL(readChurch().website).origin;
  throw new Error(
    "These are the sample congregation’s words, and it has no website. npm run new-church begins your own; or name an address: npm run check-up -- https://www.ballydown.org",
  );
}

/** What of a live website must not wait, at the church's time `now`: by its status, and by every page of its sitemap. */
export async function findingsAt(website: string, now: WallTime): Promise<Finding[]> {
  const { text, problems } = await ask(website, STATUS_FILE);
  if (problems.length > 0) return problems;
  const status = parseStatus(text);
  if (!status) return [must(SAYS_NOTHING, website + STATUS_FILE)];
  const { at, isSample: showsSample } = status.built;
  const sitemap = await ask(website, "/sitemap.xml");
  // It names the church's own address, wherever the site is looked at.
  const addresses = sitemap.text.match(/(?<=<loc>)[^<]+/g) ?? [];
  const asked = await Promise.all(addresses.map((one) => ask(website, new URL(one).pathname)));
  const pages = asked.filter((page) => page.problems.length === 0);
  const read = `built on ${momentWords(at)}; ${pages.length} pages of it were read.`;
  return [
    ...statusFindings(status, now),
    ...[sitemap, ...asked].flatMap((page) => page.problems),
    // Of the sample everything is the sample's: once is enough.
    ...(showsSample ? [] : strangeWords(pages)),
    know(read, website),
  ];
}

const SAYS_NOTHING =
  "says nothing that could be read. It comes with the website: publish that again, all of build/client.";
const SHOWS_SAMPLE =
  "The website shows the sample congregation, and not your church. There was no folder content/ where it was built. Put yours there, and publish again.";
const TO_BE_TRIED =
  "The website was built to be tried: its events and forms are invented. Build it with npm run build, as the last command, and publish again.";

/** What in the status of a live website must not wait, at the church's time `now`. */
export function statusFindings({ built, diary, ends }: Status, now: WallTime): Finding[] {
  const { at, isSample: showsSample, isStandIn } = built;
  const isLongAgo = (time: WallTime) => daysBetween(time, now) > PATIENCE;
  const { isRead = true, lastRead = null } = diary ?? {};
  const since = lastRead ? `since ${momentWords(lastRead)}` : "and nobody knows since when";
  const old = `The website was last built on ${momentWords(at)}, and should be every night: its dates and events grow old. Look at the last run of Publish under Actions. It says what stopped it; where GitHub has switched it off because nothing had changed for 60 days, switch it on there.`;
  const silent = `The church’s diary cannot be read, ${since}: the pages have no events of their own. Run npm run check-up -- diary, which asks it as a visitor’s browser would and says what is wrong.`;
  return those(
    showsSample && must(SHOWS_SAMPLE),
    isStandIn && must(TO_BE_TRIED),
    isLongAgo(at) && must(old),
    // A build is not yet an old one where it says that the diary could not be read.
    !isRead && (!lastRead || isLongAgo(lastRead)) && must(silent),
    ends
      .filter(({ until }) => endsSoon(until, dayOf(now)))
      .map((end) => {
        const toDo =
          end.file === YEARS
            ? "Put the next ones in. docs/dates.md says how."
            : "Run npm run check-up, which names the photos. Ask again and put the new day, or take them away.";
        return must(`${endInWords(end, dayOf(now))} ${toDo}`, end.file);
      }),
  );
}

/** A file of the live website, by its address there; without a text, and with what is wrong, where it does not answer. */
type LiveFile = { path: string; text: string; problems: Finding[] };

async function ask(website: string, path: string): Promise<LiveFile> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(website + path, { signal }).catch(() => null);
  const text = response?.ok ? await response.text().catch(() => null) : null;
  if (text !== null) return { path, text, problems: [] };
  const how = !response || response.ok ? "does not answer" : `answers ${response.status}`;
  const toDo =
    "Open it in a browser. If it fails there, too, look at your host’s own page; if not, run this again.";
  return { path, text: "", problems: [must(`${how}. ${toDo}`, website + path)] };
}

/**
 * What visitors see of the sample congregation's, and what can belong to nobody, with the pages where it is. The names of
 * the sample's people are no part of it: a church may have an elder who is called the same.
 */
function strangeWords(pages: LiveFile[]): Finding[] {
  const { street, town } = readSample();
  const ofSample = seenOn(pages, [{ pattern: phraseAnywhere(street, town) }]);
  const nobodys = seenOn(pages, PLACEHOLDERS);
  const mend =
    "npm run check-up names all of it with file and line. Put your own in its place, and publish again.";
  return [
    ...aboutList(must, `Visitors see something of the sample congregation’s. ${mend}`, ofSample),
    ...aboutList(must, `Visitors see a number or an address that is nobody’s. ${mend}`, nobodys),
  ];
}

/** What patterns find in pages, each once, with the first page that has it: "“Kilmorran” (on /)". */
function seenOn(pages: LiveFile[], patterns: { pattern: RegExp }[]): string[] {
  const seen = pages.flatMap(({ path, text }) => {
    // A link may have an address in its own address: "https%3A%2F%2Fwww".
    const plain = text.replaceAll(/%(?:2F|3A)/gi, "/");
    const found = patterns.flatMap(({ pattern }) => plain.match(pattern) ?? []);
    return found.map((value) => ({ value: value.replace(/\s+/g, " "), path }));
  });
  const places = Map.groupBy(seen, ({ value }) => value);
  return [...places].map(([value, [first]]) => `“${value}” (on ${first?.path})`);
}
