import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

/** A command, as a shell takes it, with what it is called while it runs. */
export type Step = { name: string; command: string; env?: Record<string, string> };

/** What runs, since when (ms since 1970), and how far it is. */
type Running = { name: string; since: number; progress: Map<string, string> };

/** Where all is that a command has printed. */
const LOGS = "node_modules/.cache/steps";
/** The most lines of a failure that are printed: its end, where it is told what failed. */
const MOST_LINES = 400;
/** How a command says how far it is: "» photos 7 of 12"; and how Playwright does: "[7/120] …". */
const PROGRESS = /^(?:» (?<kind>\w+) (?<count>.*)|\[(?<done>\d+)\/(?<all>\d+)\] .*)$/;

/** Says how far a command is, to whatever runs it as a step. */
export function sayProgress(kind: string, count: string | number): void {
  console.log(`» ${kind} ${count}`);
}

/**
 * Runs steps, each list of them one after the other, the lists at the same time: a line for each that is done, with its
 * time. What they print goes into files; that of one that fails is printed, and ends its list. Answers whether all
 * went well.
 */
export async function runSteps(...lists: Step[][]): Promise<boolean> {
  const running = new Set<Running>();
  const ticking = process.stdout.isTTY ? setInterval(() => show(running), 200) : undefined;
  const runList = async (steps: Step[]) => {
    for (const step of steps) if (!(await runStep(step, running))) return false;
    return true;
  };
  const ended = await Promise.all(lists.map(runList));
  clearInterval(ticking);
  return ended.every((isWell) => isWell);
}

async function runStep({ name, command, env }: Step, running: Set<Running>): Promise<boolean> {
  mkdirSync(LOGS, { recursive: true });
  const log = path.join(LOGS, `${name.replaceAll(/\W+/g, "-")}.log`);
  const file = createWriteStream(log);
  const step = { name, since: Date.now(), progress: new Map<string, string>() };
  running.add(step);
  const child = spawn(`(${command}) 2>&1`, {
    shell: true,
    stdio: ["inherit", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    file.write(`${line}\n`);
    const { kind = "tests", count, done, all } = PROGRESS.exec(line)?.groups ?? {};
    if (count ?? done) step.progress.set(kind, count ?? `${done} of ${all}`);
    else lines.push(line);
  }
  const isWell = (await ended) === 0;
  file.end();
  running.delete(step);
  print(`${isWell ? "✓" : "✗"} ${inWords(step)}`);
  if (!isWell) print(`\n${lines.slice(-MOST_LINES).join("\n")}\n\nAll that it said: ${log}\n`);
  return isWell;
}

function inWords({ name, since, progress }: Running): string {
  const counts = [...progress].map(([kind, count]) => `${kind} ${count}`).join(", ");
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  return `${name.padEnd(32)} ${seconds.padStart(6)} s  ${counts}`.trimEnd();
}

/** On a terminal the last line says what runs and how far it is. */
function show(running: Set<Running>): void {
  const all = [...running].map((step) => inWords(step).replaceAll(/ {2,}/g, " "));
  process.stdout.write(`\r\u001b[2K… ${all.join(" · ").slice(0, process.stdout.columns - 3)}`);
}

function print(words: string): void {
  console.log(process.stdout.isTTY ? `\r\u001b[2K${words}` : words);
}
