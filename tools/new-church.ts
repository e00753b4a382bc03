import { existsSync, readFileSync } from "node:fs";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { readSample } from "#tools/check-up/sample.ts";
import { readFacts } from "#tools/editor/format/facts.ts";
import { answersIn, askAtKeyboard } from "#tools/new-church/ask.ts";
import { makeContent } from "#tools/new-church/make-content.ts";

/**
 * Begins a church's own words: asks fifteen questions, or reads the answers from the file that is named,
 * and makes the folder content/ from the sample's.
 */

const FOLDER = process.env.CONTENT || "content";
const IS_THERE = `${FOLDER}/ is there already, and nothing of it was changed. To begin anew, give it another name first.`;

try {
  if (existsSync(FOLDER)) throw new Error(IS_THERE);
  const [, , file] = process.argv;
  const sample = readSample();
  if (file && !existsSync(file)) throw new Error(`${file}: there is no such file of answers.`);
  const answers = file
    ? answersIn(readFacts(readFileSync(file, "utf8")), sample.groups)
    : await askAtKeyboard(sample.groups);
  makeContent(sample, FOLDER, answers, dayOf(churchTimeAt(new Date())));
  console.log(`
${FOLDER}/ is there, with your church’s name on it. What comes now:

  npm run dev                    shows the website at http://localhost:5173 while you write
  npm run check-up -- words      says whether the words can be printed
  npm run check-up -- launch     lists what is to be done before it goes live

docs/for-the-secretary.md has a recipe for everything that changes in a year.
`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
