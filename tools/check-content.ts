import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { findProblems, problemReport } from "./find-problems.ts";

/** Ends the program before anything is built where the words have to be mended first; says nothing where all is well. */

const problems = findProblems(dayOf(churchTimeAt(new Date())));

if (problems.length > 0) {
  console.error(problemReport(problems));
  console.error("Nothing was changed. Mend the words and run the same command again.");
  process.exit(1);
}
