import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import * as v from "valibot";
import {
  clockTime,
  day,
  email,
  homeAddress,
  phone,
  verbatim,
} from "#app/content-loader/facts/fields.server.ts";

/** Every first day is after the last day before it. */
const termDays = v.pipe(
  v.string(),
  v.check((typed) => {
    const days = daysIn(typed);
    const inOrder = [...new Set(days)].sort().join();
    return days.every((one) => v.is(day, one)) && days.length % 2 === 0 && `${days}` === inOrder;
  }, "expected first and last days in their order"),
);

/** The days of an answer, of each term the first and the last. */
export function daysIn(terms: string): string[] {
  return terms.match(/\d[\d-]*/g) ?? [];
}

/** `schema` is missing where the question may be left open. */
type Question = [asks: string, example: string, schema?: v.GenericSchema<string, string>];

/** What the site has to know of a church, in the order in which it is asked. */
const questions = {
  name: ["The church’s full name", "First Ballyquillan Presbyterian Church", verbatim],
  street: ["Its street, with the number", "4 Main Street", verbatim],
  town: ["Its town or townland", "Ballyquillan", verbatim],
  county: ["Its county", "Co. Antrim", verbatim],
  postcode: ["Its postcode", "BT41 4LN", verbatim],
  phone: ["The church’s telephone", "028 2565 1111", phone],
  email: ["The church’s e-mail address", "office@ballyquillan.org", email],
  website: ["Where this website will be", "https://www.ballyquillan.org", homeAddress],
  begins: ["When the Sunday service begins, on the 24-hour clock", "11:30", clockTime],
  ends: ["And about when it ends", "12:45", clockTime],
  minister: ["The minister’s name. Nothing, if you are between ministers", "Rev. Mary Hill"],
  convener: ["The vacancy convener’s name. Nothing, if there is a minister", "Rev. John Orr"],
  parking: [
    "Where one parks. Nothing, if that is not to be said",
    "In the yard, by the side gate.",
  ],
  terms: [
    "The running year’s school terms, first and last days. Nothing, if you do not know them yet",
    "2026-09-01 to 2026-12-18, 2027-01-04 to 2027-03-24, 2027-04-12 to 2027-06-30",
    termDays,
  ],
  account: ["The name of the ChurchSuite account. Nothing, if there is none", "ballyquillan"],
} satisfies Record<string, Question>;

/** What the church answered; "" where a question was left open, and the groups it has like the sample's. */
export type Answers = Record<keyof typeof questions, string> & { groups: string[] };

type KnownGroup = { slug: string; name: string };

/** Asks at the keyboard, each question until its answer will do. Throws where the keyboard falls silent. */
export async function askAtKeyboard(groups: KnownGroup[]): Promise<Answers> {
  const keyboard = createInterface({ input: stdin, output: stdout });
  // Keeps lines that come faster than the questions, as where answers are pasted.
  const lines = keyboard[Symbol.asyncIterator]();
  const ask = async (words: string): Promise<string> => {
    keyboard.setPrompt(words);
    keyboard.prompt();
    const { value, done } = await lines.next();
    if (done) throw new Error("\nThe questions were not all answered, so nothing was made.");
    return value.trim();
  };
  const askUntilRight = async (question: Question): Promise<string> => {
    const [asks, example] = question;
    const answer = await ask(`${asks}\n  such as ${example}: `);
    const problem = problemWith(question, answer);
    if (!problem) return answer;
    console.log(`  ${problem}`);
    return askUntilRight(question);
  };
  try {
    const given: Record<string, unknown> = {};
    for (const [name, asked] of Object.entries(questions)) given[name] = await askUntilRight(asked);
    console.log(
      "\nWhich of these has your church, or something like it? Others can be added later.",
    );
    const named: string[] = [];
    for (const { slug, name } of groups) {
      if (/^y/i.test(await ask(`  ${name} (y or n) `))) named.push(slug);
    }
    return answersIn({ ...given, groups: named }, groups);
  } finally {
    keyboard.close();
  }
}

/** The answers in a file: a line for each question, and `groups` as a list of the sample's files. Throws an error that names each line that will not do. */
export function answersIn(facts: Record<string, unknown>, known: KnownGroup[]): Answers {
  const asked: [string, Question][] = Object.entries(questions);
  const names = asked.map(([name]) => name);
  const slugs = known.map(({ slug }) => slug);
  const groups = [facts.groups ?? []].flat().map(String);
  const given = (name: string) => String(facts[name] ?? "").trim();
  const problems = [
    ...asked.flatMap(([name, question]) => {
      const problem = problemWith(question, given(name));
      return problem ? [`${name}: ${problem}`] : [];
    }),
    ...Object.keys(facts)
      .filter((name) => ![...names, "groups"].includes(name))
      .map((name) => `${name}: is not asked. The questions are ${names.join(", ")}, groups`),
    ...groups
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => `groups: the sample has no group ${slug}. It has ${slugs.join(", ")}`),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const answers = Object.fromEntries(names.map((name) => [name, given(name)]));
  return { ...(answers as Record<keyof typeof questions, string>), groups };
}

function problemWith([, example, schema]: Question, answer: string): string | undefined {
  if (answer === "" && (!schema || v.is(schema, ""))) return undefined;
  if (answer === "") return `needs an answer, such as ${example}`;
  const [issue] = v.safeParse(schema ?? verbatim, answer).issues ?? [];
  return issue && `${issue.message}. Found: ${answer}`;
}
