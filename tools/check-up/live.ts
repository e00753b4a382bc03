import { readChurch } from "#app/content-loader/church.server.ts";
import { type End, endsSoon } from "#app/content-loader/due.server.ts";
import { REGISTER } from "#app/content-loader/photo-register.server.ts";
import { momentWords, parseStatus, STATUS_FILE, type Status } from "#app/status/status.ts";
import { A_DAY } from "#app/time/clock.ts";
import { asUtc, type Day, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { chapter, type Finding } from "./finding.ts";
import { isSample } from "./launch.ts";
import { PLACEHOLDERS, sampleNamesIn } from "./sample.ts";
import { type ContentText, phraseAnywhere, textsIn } from "./texts.ts";

const { must, know } = chapter("The live website");

/** In milliseconds, for each file. */
const TIMEOUT = 15_000;

/** For how long the diary may be silent, and the night's build stand still, in days. */
const PATIENCE = 2;

/** The website to look at: the one that was given, or the church's own. Throws where there is none. */
export function websiteToAsk(given: string | undefined): string {
  if (given !== undefined) {
    if (/^https?:\/\//.test(given) && URL.canParse(given)) return new URL(given).origin;
    throw new Error(`“${given}” is no address. Expected one such as https://www.ballydown.org`);
  }
  if (!isSample) return new URL(readChurch().website).origin;
  throw new Error(
    "These are the sample congregation’s words, and it has no website. npm run new-church begins your own; or name an address: npm run check-up -- https://www.ballydown.org",
  );
}

/** What of a live website must not wait, at the church's time `now`: by its status, and by every page of its sitemap. */
export async function findingsAt(website: string, now: WallTime): Promise<Finding[]> {
  const status = await askStatus(website);
  if (!("built" in status)) return [status];
  const { pages, unanswered } = await askPages(website);
  const { at } = status.built;
  return [
    ...statusFindings(status, now),
    ...unanswered,
    // Of the sample everything is the sample's: once is enough.
    ...(status.built.isSample ? [] : strangeWords(pages, textsIn("sample"))),
    know(website, `built on ${momentWords(at)}; ${pages.length} pages of it were read.`),
  ];
}

/** What in the status of a live website must not wait, at the church's time `now`. */
export function statusFindings({ built, diary, ends }: Status, now: WallTime): Finding[] {
  return [
    ...(built.isSample ? [SAMPLE_SHOWN] : []),
    ...(built.isStandIn ? [STAND_IN_SHOWN] : []),
    ...(isLongAgo(built.at, now)
      ? [
          must(
            "",
            `The website was last built on ${momentWords(built.at)}, and should be every night: its dates and events grow old. Look at the last run of Publish under Actions. It says what stopped it; where GitHub has switched it off because nothing had changed for 60 days, switch it on there.`,
          ),
        ]
      : []),
    ...diaryUnread(diary, now),
    ...ends.flatMap((end) => ending(end, dayOf(now))),
  ];
}

const SAMPLE_SHOWN = must(
  "",
  "The website shows the sample congregation, and not your church. There was no folder content/ where it was built. Put yours there, and publish again.",
);

const STAND_IN_SHOWN = must(
  "",
  "The website was built to be tried: its events and forms are invented. Build it with npm run build, as the last command, and publish again.",
);

/** A build is not yet an old one where it says that the diary could not be read. */
function diaryUnread(diary: Status["diary"], now: WallTime): Finding[] {
  if (!diary || diary.isRead) return [];
  const { lastRead } = diary;
  if (lastRead && !isLongAgo(lastRead, now)) return [];
  const since = lastRead ? `since ${momentWords(lastRead)}` : "and nobody knows since when";
  return [
    must(
      "",
      `The church’s diary cannot be read, ${since}: the pages have no events of their own. Run npm run check-up -- diary, which asks it as a visitor’s browser would and says what is wrong.`,
    ),
  ];
}

function ending({ what, file, until }: End, today: Day): Finding[] {
  if (!endsSoon(until, today)) return [];
  const when = britishDateAndYear(until);
  const ends =
    until < today ? `Run out: ${what}, since ${when}.` : `Soon to run out: ${what}, on ${when}.`;
  const toDo =
    file === REGISTER
      ? "Run npm run check-up, which names the photos. Ask again and put the new day, or take them away."
      : "Put the next ones in. docs/dates.md says how.";
  return [must(file, `${ends} ${toDo}`)];
}

function isLongAgo(time: WallTime, now: WallTime): boolean {
  return asUtc(now).getTime() - asUtc(time).getTime() > PATIENCE * A_DAY;
}

/** The status of a live website; or what is wrong where it has none. */
async function askStatus(website: string): Promise<Status | Finding> {
  const address = new URL(STATUS_FILE, website).href;
  const answer = await ask(address);
  if (typeof answer !== "string") return answer;
  const unreadable = must(
    address,
    "says nothing that could be read. It comes with the website: publish that again, all of build/client.",
  );
  try {
    return parseStatus(JSON.parse(answer)) ?? unreadable;
  } catch {
    return unreadable;
  }
}

/** A page of the live website: its path and its HTML. */
type LivePage = { path: string; html: string };

/** Every page of a live website that its sitemap names; and what is wrong with those that do not answer. */
async function askPages(website: string): Promise<{ pages: LivePage[]; unanswered: Finding[] }> {
  const sitemap = await ask(new URL("/sitemap.xml", website).href);
  if (typeof sitemap !== "string") return { pages: [], unanswered: [sitemap] };
  // The sitemap names the church's own address, wherever the site is looked at.
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const asked = await Promise.all(
    paths.map(async (path) => ({ path, html: await ask(new URL(path, website).href) })),
  );
  return {
    pages: asked.flatMap(({ path, html }) => (typeof html === "string" ? { path, html } : [])),
    unanswered: asked.flatMap(({ html }) => (typeof html === "string" ? [] : html)),
  };
}

async function ask(address: string): Promise<string | Finding> {
  let how = "does not answer";
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (response.ok) return await response.text();
    how = `answers ${response.status}`;
  } catch {
    // It is said below.
  }
  return must(
    address,
    `${how}. Open it in a browser. If it fails there, too, look at your host’s own page; if not, run this again.`,
  );
}

/**
 * What visitors see of the sample congregation's, and what can belong to nobody, with the pages where it is. The names of
 * the sample's people are no part of it: a church may have an elder who is called the same.
 */
function strangeWords(pages: LivePage[], sample: ContentText[]): Finding[] {
  const { street, town } = sampleNamesIn(sample);
  const mend =
    "npm run check-up names all of it with file and line. Put your own in its place, and publish again.";
  const seen = (patterns: RegExp[], what: string) => {
    const list = seenOn(pages, patterns);
    return list.length > 0 ? [must("", `${what} ${mend}`, { list })] : [];
  };
  const nobodys = PLACEHOLDERS.map(({ pattern }) => pattern);
  return [
    ...seen([phraseAnywhere(street, town)], "Visitors see something of the sample congregation’s."),
    ...seen(nobodys, "Visitors see a number or an address that is nobody’s."),
  ];
}

/** What patterns find in pages, each once, with the first page that has it: "“Kilmorran” (on /)". */
function seenOn(pages: LivePage[], patterns: RegExp[]): string[] {
  const seen = new Map<string, string>();
  for (const { path, html } of pages) {
    // A link may have an address in its own address: "https%3A%2F%2Fwww".
    const text = html.replaceAll(/%(?:2F|3A)/gi, "/");
    for (const [found] of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const value = found.replace(/\s+/g, " ");
      if (!seen.has(value)) seen.set(value, path);
    }
  }
  return [...seen].map(([value, path]) => `“${value}” (on ${path})`);
}
