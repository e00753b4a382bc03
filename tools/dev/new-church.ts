import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import * as v from "valibot";
import { parseDocument } from "yaml";
import { clockTime, email, homeAddress, phone, words } from "#app/church/fields.server.ts";
import { churchTimeAt, dayOf } from "#time";

/** Begins a church's own folder: copies starter/, and asks for the facts that church.yaml needs. */

/** One fact of church.yaml. */
type Question = {
  /** The path of the answer in church.yaml. */
  path: (string | number)[];
  /** The words of the question. */
  asks: string;
  /** An answer that would do. */
  example: string;
  /** Checks the answer. */
  schema: v.GenericSchema<string, string>;
};

const questions: Question[] = [
  {
    path: ["name"],
    asks: "The church's full name",
    example: "Ballyquillan Presbyterian Church",
    schema: words,
  },
  {
    path: ["address", "street"],
    asks: "Street and number",
    example: "4 Main Street",
    schema: words,
  },
  { path: ["address", "town"], asks: "Town or townland", example: "Ballyquillan", schema: words },
  { path: ["address", "county"], asks: "County", example: "Co. Antrim", schema: words },
  { path: ["address", "postcode"], asks: "Postcode", example: "BT41 4LN", schema: words },
  { path: ["phone"], asks: "Telephone", example: "028 9649 6012", schema: phone },
  {
    path: ["email"],
    asks: "E-mail address",
    example: "office@ballyquillan.example",
    schema: email,
  },
  {
    path: ["website"],
    asks: "Address of this website",
    example: "https://www.ballyquillan.example",
    schema: homeAddress,
  },
  {
    path: ["services", 0, "from"],
    asks: "When the Sunday service begins, on the 24-hour clock",
    example: "11:30",
    schema: clockTime,
  },
  { path: ["services", 0, "to"], asks: "When it is over", example: "12:45", schema: clockTime },
];

const folder = process.env.CONTENT || "content";

if (existsSync(folder)) {
  console.error(`${folder}/ is there already. Rename it if you want to begin again.`);
  process.exitCode = 1;
} else {
  await beginContent();
}

async function beginContent(): Promise<void> {
  const answers = await askAll();
  if (!answers) {
    console.error("\nNot every question was answered, so nothing was made.");
    process.exitCode = 1;
    return;
  }
  cpSync("starter", folder, { recursive: true });
  fillChurchFacts(answers);
  fillYear();
  console.log(`
${folder}/ is there, with your church's facts in church.yaml. Everything in [brackets] is yours to write.

  npm run dev                    shows the website while you write, at http://localhost:5173
  npm run check-up -- launch     lists what is still to be written before it goes live
`);
}

/** Asks each question until its answer is right. Resolves with null if the input ends before the last answer. */
async function askAll(): Promise<string[] | null> {
  const keyboard = createInterface({ input: stdin, output: stdout });
  // The iterator keeps lines that come before their question, if somebody pastes all answers at once.
  const lines = keyboard[Symbol.asyncIterator]();
  const answers: string[] = [];
  for (const { asks, example, schema } of questions) {
    let problem = "";
    do {
      keyboard.setPrompt(`${problem}${asks} (such as ${example}): `);
      keyboard.prompt();
      const line = await lines.next();
      if (line.done) return null;
      const checked = v.safeParse(schema, line.value.trim());
      problem = checked.issues ? `  ${checked.issues[0].message}\n` : "";
      if (checked.success) answers.push(line.value.trim());
    } while (problem);
  }
  keyboard.close();
  return answers;
}

/** Writes the answers into church.yaml, and keeps its comments. */
function fillChurchFacts(answers: string[]): void {
  const file = path.join(folder, "church.yaml");
  const church = parseDocument(readFileSync(file, "utf8"));
  for (const [index, { path: place }] of questions.entries()) {
    church.setIn(place, answers[index]);
  }
  const name = String(church.get("name"));
  const [, first = name, second] = /^(.+) (Presbyterian Church)$/.exec(name) ?? [];
  church.setIn(["logo", "first"], first);
  if (second) church.setIn(["logo", "second"], second);
  const query = `${name} ${church.getIn(["address", "postcode"])}`;
  const map = new URL("https://www.google.com/maps/search/?api=1");
  map.searchParams.set("query", query);
  church.setIn(["address", "map"], String(map));
  writeFileSync(file, String(church));
}

/** Begins year.yaml with the present school year. July and August belong to the one that has just ended. */
function fillYear(): void {
  const file = path.join(folder, "year.yaml");
  const years = parseDocument(readFileSync(file, "utf8"));
  const [year = 0, month = 0] = dayOf(churchTimeAt(new Date())).split("-").map(Number);
  const begins = month >= 9 ? year : year - 1;
  years.setIn(["years", 0, "from"], `${begins}-09-01`);
  years.setIn(["years", 0, "to"], `${begins + 1}-08-31`);
  writeFileSync(file, String(years));
}
