import { findFeed } from "#app/church/church-suite.server.ts";
import { openChurch } from "#app/church/open-church.server.ts";
import { churchFolder } from "#app/church/settings.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { churchTimeAt } from "#time";
import { checkDates } from "./dates.ts";
import { checkDiary } from "./diary.ts";
import { isMust, type Report } from "./finding.ts";
import { checkLiveSite } from "./live.ts";
import { printReport } from "./report.ts";
import { reportWords } from "./words.ts";

/**
 * Says how the words, the dates, the calendar and the live website are, and ends with status 1 if something must be
 * mended:
 *
 *   npm run check-up                    the words, and which dates to put in next
 *   npm run check-up -- words           mistakes in the files, consents that end, and what is still the sample's
 *   npm run check-up -- dates pw        the coming dates of a group, or of all
 *   npm run check-up -- diary           whether the church's calendar answers, which of its events cannot be read, and what
 *                                       is left out of their words
 *   npm run check-up -- https://…       a website as it is published; "live" is the one in church.yaml
 */

const now = new Date();
const folder = churchFolder();
const [part = "", group = ""] = process.argv.slice(2);

try {
  printReport(await checkPart());
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

async function checkPart(): Promise<Report> {
  if (part === "") return await checkWordsAndDates();
  if (part === "words") return await reportWords(folder, now);
  if (part === "dates") return checkDates(openChurch(folder, now), group);
  if (part === "diary") return await checkDiary(findFeed(thisChurch()), folder);
  if (part === "live") return await checkLiveSite(thisChurch().facts.website, churchTimeAt(now));
  if (/^https?:/.test(part)) return await checkLiveSite(part, churchTimeAt(now));
  throw new Error(
    `“${part}” is nothing to check. Expected one of: words, dates, diary, live; or https://…`,
  );
}

/** If words must be mended, they alone are reported: dates follow from them. */
async function checkWordsAndDates(): Promise<Report> {
  const { text, findings } = await reportWords(folder, now);
  if (findings.some(isMust)) return { text, findings };
  return { text, findings: [...findings, ...checkDates(openChurch(folder, now), "").findings] };
}
