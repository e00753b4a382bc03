import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import * as v from "valibot";
import {
  clockTime,
  email,
  homeAddress,
  phone,
  verbatim,
} from "#app/content-loader/facts/fields.server.ts";

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
  minister: ["The minister’s name. Nothing, if there is none just now", "Rev. Mary Hill"],
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
  const { groups, ...others } = facts;
  const asked: [string, Question][] = Object.entries(questions);
  const names = asked.map(([name]) => name);
  const slugs = known.map(({ slug }) => slug);
  const chosen = [groups ?? []].flat().map(String);
  const given = (name: string) => String(facts[name] ?? "").trim();
  const problems = [
    ...asked.flatMap(([name, question]) => {
      const problem = problemWith(question, given(name));
      return problem ? [`${name}: ${problem}`] : [];
    }),
    ...Object.keys(others)
      .filter((name) => !names.includes(name))
      .map((name) => `${name}: is not asked. The questions are ${names.join(", ")}, groups`),
    ...chosen
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => `groups: the sample has no group ${slug}. It has ${slugs.join(", ")}`),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const answers = Object.fromEntries(names.map((name) => [name, given(name)]));
  return { ...(answers as Record<keyof typeof questions, string>), groups: chosen };
}

function problemWith([, example, schema]: Question, answer: string): string | undefined {
  if (answer === "") return schema && `needs an answer, such as ${example}`;
  const [issue] = v.safeParse(schema ?? verbatim, answer).issues ?? [];
  return issue && `${issue.message}. Found: ${answer}`;
}
