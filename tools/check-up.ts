import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { type Finding, isMust, type Report } from "./check-up/finding.ts";
import { tell } from "./check-up/report.ts";

/**
 * Says how the words, the dates, the diary and the live site are, and ends with status 1 where something must be mended:
 *
 *   npm run check-up                  everything that needs no network
 *   npm run check-up -- words         the words and dates alone
 *   npm run check-up -- dates pw      the dates of a group, or of all, beside the church's calendar
 *   npm run check-up -- who Callum    every place that has somebody's name, number or picture
 *   npm run check-up -- diary         whether the church's calendar answers, and what of it cannot be read
 *   npm run check-up -- launch        everything, and what other websites answer
 *   npm run check-up -- live          the church's website as it is published; or https://… any
 *
 * With --json the editor has what is found as data. Each loads what it needs and no more: the words are checked in less than a second.
 */

const now = churchTimeAt(new Date());
const today = dayOf(now);
const [mode = "", ...given] = process.argv.slice(2).filter((word) => !word.startsWith("--"));

const modes: Record<string, () => Promise<Report>> = {
  "": () => everything(),
  words: async () => ({ findings: await words() }),
  launch: () => everything(true),
  dates: async () => (await import("./check-up/dates.ts")).datesAsked(today, given.join(" ")),
  who: async () => (await import("./check-up/who.ts")).whereIs(given.join(" ")),
  diary: async () => ({ findings: await diary() }),
  live: () => live(),
};

try {
  const look = /^https?:/.test(mode) ? () => live(mode) : modes[mode];
  if (!look) {
    const known = Object.keys(modes).filter(Boolean).join(", ");
    throw new Error(`“${mode}” is nothing to check. Expected one of: ${known}; or https://…`);
  }
  const report = await look();
  if (process.argv.includes("--json")) console.log(JSON.stringify(report.findings));
  else tell(report);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

async function words(): Promise<Finding[]> {
  return (await import("./check-up/words.ts")).checkWords(today);
}

async function diary(): Promise<Finding[]> {
  const { churchFeed } = await import("#app/events/church-suite.server.ts");
  const feed = churchFeed();
  if (!feed)
    throw new Error("church.yaml names no account at ChurchSuite: there is no calendar to ask.");
  return (await import("./check-up/diary.ts")).checkDiary(feed);
}

/** The words first: where these must be mended, nothing else can be said of them. */
async function everything(isAboutToLaunch = false): Promise<Report> {
  const findings = await words();
  if (findings.some(isMust)) return { findings };
  const { findingsBeforeLaunch, isSample } = await import("./check-up/launch.ts");
  findings.push(...findingsBeforeLaunch(today, isAboutToLaunch));
  if (isAboutToLaunch && !isSample) {
    const { findingsOutside } = await import("./check-up/links.ts");
    findings.push(...(await findingsOutside()));
  }
  return { findings };
}

async function live(address?: string): Promise<Report> {
  const { findingsAt } = await import("./check-up/live.ts");
  const { readChurch } = await import("#app/content-loader/church.server.ts");
  return { findings: await findingsAt(address ?? readChurch().website, now) };
}
