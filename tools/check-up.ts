import { spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { contentFolder } from "#app/content-loader/content-folder.server.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { type Finding, isMust } from "./check-up/finding.ts";
import { tell } from "./check-up/report.ts";

/**
 * Says how the words, the dates, the diary and the live site are, and ends with status 1 where something must be mended:
 *
 *   npm run check-up                  everything that needs no network
 *   npm run check-up -- words         the words and dates alone; with --watch again whenever a file is saved
 *   npm run check-up -- dates pw      the dates of a group, or of all, beside the church's calendar
 *   npm run check-up -- who Callum    every place that has somebody's name, number or picture
 *   npm run check-up -- diary         what visitors see of the church's calendar, or of the account or address named
 *   npm run check-up -- launch        everything, and what other websites answer
 *   npm run check-up -- live          the church's website as it is published; or https://… any
 *
 * With --json the editor has what words and who say as data. Each loads what it needs and no more: the words are checked in less than a second.
 */

const now = churchTimeAt(new Date());
const today = dayOf(now);
const [mode = "", ...given] = process.argv.slice(2).filter((word) => !word.startsWith("--"));

const modes: Record<string, () => Promise<void>> = {
  "": async () => tell(await everything()),
  words: async () => say(await words()),
  launch: async () => tell(await everything(true)),
  dates,
  who,
  diary,
  live: () => live(),
};

try {
  if (process.argv.includes("--watch")) watchWords();
  else if (/^https?:/.test(mode)) await live(mode);
  else if (modes[mode]) await modes[mode]();
  else {
    const known = Object.keys(modes).filter(Boolean).join(", ");
    throw new Error(`“${mode}” is nothing to check. Expected one of: ${known}; or https://…`);
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

async function words(): Promise<Finding[]> {
  const { checkWords } = await import("./check-up/words.ts");
  return checkWords(today);
}

/** The words first: where these must be mended, nothing else can be said of them. */
async function everything(isAboutToLaunch = false): Promise<Finding[]> {
  const found = await words();
  if (found.some(isMust)) return found;
  const { findingsBeforeLaunch, isSample } = await import("./check-up/launch.ts");
  found.push(...findingsBeforeLaunch(today, isAboutToLaunch));
  if (!isAboutToLaunch || isSample) return found;
  const { findingsOutside } = await import("./check-up/links.ts");
  return [...found, ...(await findingsOutside(now))];
}

async function dates(): Promise<void> {
  const { datesReport, problemsOfDates, readDateFacts, readDiary } = await import(
    "./check-up/dates.ts"
  );
  const problems = problemsOfDates();
  if (problems.length > 0) return tell(problems);
  const wanted = given.join(" ") || undefined;
  const { text, findings } = datesReport(readDateFacts(today), await readDiary(today), wanted);
  if (text) console.log(`\n${text}`);
  tell(findings);
}

async function who(): Promise<void> {
  const { placesOf } = await import("./check-up/who.ts");
  const name = given.join(" ");
  if (!name) throw new Error("Whom to look for? For instance: npm run check-up -- who Callum");
  const places = placesOf(name);
  say(places, `“${name}”: ${places.length} ${places.length === 1 ? "place" : "places"}.`);
}

function say(findings: Finding[], conclusion?: string): void {
  if (process.argv.includes("--json")) console.log(JSON.stringify(findings));
  else tell(findings, conclusion);
}

async function diary(): Promise<void> {
  const { askDiary } = await import("./check-up/feed.ts");
  const { findings, conclusion } = await askDiary(given[0], now);
  tell(findings, conclusion);
}

async function live(address?: string): Promise<void> {
  const { findingsAt, websiteToAsk } = await import("./check-up/live.ts");
  tell(await findingsAt(websiteToAsk(address), now));
}

function watchWords(): void {
  let soon: NodeJS.Timeout | undefined;
  // An editor may save several files at once.
  watch(contentFolder, { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(checkAnew, 200);
  });
  checkAnew();
}

/** In a process of its own: nothing is left in memory of the words as they were. */
function checkAnew(): void {
  console.log(`\n${new Date().toLocaleTimeString("en-GB")}`);
  spawnSync(process.execPath, [import.meta.filename, "words"], { stdio: "inherit" });
  console.log("Save a file and it is checked again. To stop, press Ctrl and C.");
}
