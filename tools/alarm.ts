import { churchTimeAt } from "#app/time/wall-time.ts";
import { type Alarm, alarmsOf } from "#tools/alarm/alarms.ts";
import { askPages, askStatus, websiteToAsk } from "#tools/alarm/ask-site.ts";
import { reportOf } from "#tools/alarm/report.ts";
import { sampleShown } from "#tools/alarm/sample-shown.ts";
import { addToSummary, errorLine, isOnGitHub } from "#tools/github/tell-github.ts";
import { textsIn } from "#tools/launch/content-texts.ts";

/**
 * Looks at the website that is live (church.yaml says where; or the address that is given) and says what must not
 * wait, each with what to do. Ends with status 1 if there is anything: GitHub then writes to whoever keeps the site.
 */

async function alarmsAt(website: string): Promise<Alarm[]> {
  const status = await askStatus(website);
  if (!("built" in status)) return [status];
  const { pages, alarms } = await askPages(website);
  // Of the sample everything is the sample's: once is enough.
  const shown = status.built.isSample ? [] : sampleShown(pages, textsIn("sample"));
  return [...alarmsOf(status, churchTimeAt(new Date())), ...alarms, ...shown];
}

try {
  const website = websiteToAsk(process.argv[2]);
  const alarms = await alarmsAt(website);
  const report = reportOf(website, alarms);
  console.log(`\n${report}\n`);
  if (isOnGitHub()) {
    for (const { what, toDo } of alarms) console.log(errorLine(`${what} ${toDo}.`));
  }
  addToSummary("How the website is", report);
  process.exitCode = alarms.length > 0 ? 1 : 0;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
