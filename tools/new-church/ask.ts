import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import * as v from "valibot";
import { type Answers, type Question, type QuestionName, questions } from "./questions.ts";

type KnownGroup = { slug: string; name: string };

/** Asks a question, and answers with the line that is typed. */
type Ask = (question: string) => Promise<string>;

/** Asks at the keyboard, each question until its answer will do. Throws where the keyboard falls silent. */
export async function askAtKeyboard(groups: KnownGroup[]): Promise<Answers> {
  const keyboard = createInterface({ input: stdin, output: stdout });
  // Keeps lines that come faster than the questions, as where answers are pasted.
  const lines = keyboard[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    keyboard.setPrompt(question);
    keyboard.prompt();
    const { value, done } = await lines.next();
    if (done) throw new Error("\nThe questions were not all answered, so nothing was made.");
    return value;
  };
  try {
    const answers = {} as Answers;
    for (const [name, question] of Object.entries(questions) as [QuestionName, Question][]) {
      answers[name] = await askUntilRight(ask, question);
    }
    answers.groups = [];
    console.log(
      "\nWhich of these has your church, or something like it? Others can be added later.",
    );
    for (const { slug, name } of groups) {
      const answer = await ask(`  ${name} (y or n) `);
      if (/^y/i.test(answer.trim())) answers.groups.push(slug);
    }
    return answers;
  } finally {
    keyboard.close();
  }
}

async function askUntilRight(ask: Ask, question: Question): Promise<string> {
  for (;;) {
    const answer = await ask(`${question.asks}\n  such as ${question.example}: `);
    const checked = check(question, answer);
    if (checked.problem === undefined) return checked.answer;
    console.log(`  ${checked.problem}`);
  }
}

/**
 * The answers in a file, as YAML: a line for each question, and `groups` as a list of the sample's files.
 * Throws an error that names each line that will not do.
 */
export function answersIn(given: unknown, groups: KnownGroup[]): Answers {
  const facts = v.parse(
    v.record(
      v.string(),
      v.unknown(),
      "expected a line for each answer, such as town: Ballyquillan",
    ),
    given,
  );
  const problems: string[] = [];
  const answers = {} as Answers;
  for (const [name, question] of Object.entries(questions) as [QuestionName, Question][]) {
    const checked = check(question, String(facts[name] ?? ""));
    if (checked.problem !== undefined) problems.push(`${name}: ${checked.problem}`);
    answers[name] = checked.answer;
  }
  const known = [...Object.keys(questions), "groups"];
  for (const name of Object.keys(facts).filter((field) => !known.includes(field))) {
    problems.push(`${name}: is not asked. The questions are ${known.join(", ")}`);
  }
  answers.groups = [facts.groups ?? []].flat().map(String);
  for (const slug of answers.groups.filter((one) => !groups.some((group) => group.slug === one))) {
    problems.push(
      `groups: the sample has no group ${slug}. It has ${groups.map((group) => group.slug).join(", ")}`,
    );
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return answers;
}

function check({ schema, isOptional, example }: Question, given: string) {
  const answer = given.trim();
  if (answer === "") {
    return isOptional ? { answer } : { answer, problem: `needs an answer, such as ${example}` };
  }
  const result = v.safeParse(schema, answer);
  if (result.success) return { answer };
  return { answer, problem: `${result.issues[0].message}. Found: ${answer}` };
}
