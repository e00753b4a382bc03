import { churchFolder, isStandIn } from "#app/church/settings.server.ts";
import { churchTimeAt, dayOf } from "#time";
import { isMust, type Report } from "./finding.ts";
import { printReport } from "./report.ts";

/**
 * Says how the words, the dates, the calendar and the live website are, and ends with status 1 if something must be
 * mended:
 *
 *   npm run check-up                    the words, and which dates to mend or put in next
 *   npm run check-up -- words           mistakes in the files, and what is still the sample's
 *   npm run check-up -- dates pw        the coming dates of a group, or of all
 *   npm run check-up -- diary           whether the church's calendar answers, which of its events cannot be read, and what
 *                                       is left out of their words; with --mode=stand-in the same for the stand-in
 *   npm run check-up -- https://…       a website as it is published; "live" is the one in church.yaml
 *
 * Each part loads what it needs and no more: the words are checked in a second.
 */

const now = new Date();
const folder = churchFolder();
const [part = "", ...further] = process.argv.slice(2);

try {
  printReport(await checkPart());
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

async function checkPart(): Promise<Report> {
  if (part === "") return await checkWordsThen(findDatesToMend);
  if (part === "words") return await checkWords();
  if (part === "dates") return await checkDates();
  if (part === "diary") return await checkDiary();
  if (part === "live") return await checkLiveSite(await readWebsite());
  if (/^https?:/.test(part)) return await checkLiveSite(part);
  throw new Error(
    `“${part}” is nothing to check. Expected one of: words, dates, diary, live; or https://…`,
  );
}

async function checkWords(): Promise<Report> {
  const words = await import("./words.ts");
  const sample = await import("./sample.ts");
  const findings = [...(await words.checkWords(folder, now)), ...sample.findSampleWords(folder)];
  return { text: findings.some(isMust) ? "" : words.countWords(folder), findings };
}

/** Checks the words first. If these must be mended, nothing else can be checked. */
async function checkWordsThen(checkMore: () => Promise<Report>): Promise<Report> {
  const words = await checkWords();
  if (words.findings.some(isMust)) return words;
  const { text, findings } = await checkMore();
  return {
    text: [words.text, text].filter(Boolean).join("\n\n"),
    findings: [...words.findings, ...findings],
  };
}

async function checkDates(): Promise<Report> {
  const dates = await import("./dates.ts");
  return dates.checkDates(folder, now, further.join(" "));
}

async function findDatesToMend(): Promise<Report> {
  return { text: "", findings: (await checkDates()).findings };
}

async function checkDiary(): Promise<Report> {
  const diary = await import("./diary.ts");
  if (isStandIn()) {
    const { readStandIn } = await import("#tools/dev/snapshot.ts");
    const reading = readStandIn(dayOf(churchTimeAt(now)));
    return diary.describeDiary({ ...reading, failures: [] }, folder);
  }
  const { thisChurch } = await import("#app/church/this-church.server.ts");
  const { findFeed } = await import("#app/church/church-suite.server.ts");
  const feed = findFeed(thisChurch());
  if (!feed) {
    throw new Error("church.yaml names no account at ChurchSuite: there is no calendar to ask.");
  }
  return await diary.checkDiary(feed, folder);
}

async function checkLiveSite(address: string): Promise<Report> {
  const live = await import("./live.ts");
  return await live.checkLiveSite(address, churchTimeAt(now));
}

async function readWebsite(): Promise<string> {
  const { readChurch } = await import("#app/church/open-church.server.ts");
  const { ContentProblems } = await import("#content");
  const { facts, problems } = readChurch(folder, now);
  if (!facts) throw new ContentProblems(problems);
  return facts.website;
}
