import { contentName } from "#app/content-loader/content-folder.server.ts";
import { findingsInWords, findingsOutside } from "#tools/launch/findings.ts";
import { reportOf, summaryOf } from "#tools/launch/report.ts";

/**
 * Lists what stands between the words and a live site, and ends with status 1 while something must be done.
 * With --summary it only counts what the words themselves tell: the build says that.
 */

const isSummary = process.argv.includes("--summary");

if (contentName === "sample") {
  console.log("\nThese are the sample congregation’s words. npm run new-church begins your own.\n");
  process.exitCode = isSummary ? 0 : 1;
} else if (isSummary) {
  // The build has checked the words already.
  console.log(`\n${summaryOf(findingsInWords(new Date()))}\n`);
} else {
  // Ends the program where the words have to be mended first.
  await import("./check-content.ts");
  const findings = [...findingsInWords(new Date()), ...(await findingsOutside())];
  console.log(`\n${reportOf(findings)}\n`);
  process.exitCode = findings.some(({ weight }) => weight === "must") ? 1 : 0;
}
