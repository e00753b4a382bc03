import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { growContent } from "./grow-content.ts";
import { type Measured, median } from "./report.ts";

const WARM_RUNS = 3;
const LOOK_EVERY_MS = 250;

const churches = [
  { groups: 11, people: 12 },
  { groups: 50, people: 60 },
  { groups: 200, people: 60 },
];

const NOT_COPIED = /^(node_modules|build.*|shots|test-results|\.git|app\/generated)$/;

/** Seconds, and the most memory that all programs of the build held at once, in MiB. */
type Build = { seconds: number; memory: number };

/** Times builds of small and large churches in a copy of the project: with no picture made yet, and again. */
export async function timeBuilds(): Promise<Measured> {
  const rows: string[][] = [];
  for (const { groups, people } of churches) {
    const project = await copyOfProject();
    const content = path.join(project, "many");
    await growContent(content, groups, people);
    const cold = await build(project, content);
    const warm: Build[] = [];
    for (let run = 0; run < WARM_RUNS; run++) warm.push(await build(project, content));
    await rm(project, { recursive: true });
    const memory = Math.max(...[cold, ...warm].map((run) => run.memory));
    const times = [cold.seconds, median(warm.map(({ seconds }) => seconds))];
    rows.push([
      `${groups} groups, ${people} photos`,
      ...times.map((seconds) => seconds.toFixed(1)),
      memory.toFixed(0),
    ]);
    console.log(rows.at(-1)?.join("  "));
  }
  const table = {
    title: "Building",
    note: `\`npm run build:stand-in\`: cold is the first build in a fresh checkout, warm the median of ${WARM_RUNS} that follow.`,
    head: ["church", "cold, s", "warm, s", "most memory, MiB"],
    rows,
  };
  return { tables: [table] };
}

async function copyOfProject(): Promise<string> {
  const project = await mkdtemp(path.join(tmpdir(), "build-"));
  const filter = (file: string) => !NOT_COPIED.test(path.relative(".", file));
  await cp(".", project, { recursive: true, filter });
  await mkdir(path.join(project, "node_modules"));
  for (const name of await readdir("node_modules")) {
    // What builds keep for later ones is there, too.
    if (name === ".cache") continue;
    await symlink(path.resolve("node_modules", name), path.join(project, "node_modules", name));
  }
  return project;
}

async function build(project: string, content: string): Promise<Build> {
  const began = performance.now();
  const env = { ...process.env, CONTENT: path.relative(project, content) };
  const program = spawn("npm", ["run", "build:stand-in"], { cwd: project, env });
  let said = "";
  program.stdout.on("data", (words) => (said += words));
  program.stderr.on("data", (words) => (said += words));
  let memory = 0;
  const look = setInterval(() => (memory = Math.max(memory, memoryOf(program.pid))), LOOK_EVERY_MS);
  const [status] = await once(program, "close");
  clearInterval(look);
  if (status !== 0) throw new Error(`The build failed.\n${said}`);
  return { seconds: (performance.now() - began) / 1000, memory };
}

/** What a program and all it has begun hold in memory, in MiB. */
function memoryOf(root = 0): number {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  const programs = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const ours = new Set([root]);
  let kilobytes = 0;
  // A program comes after the one that began it, but where numbers have started anew.
  for (const [id = 0, parent = 0, size = 0] of programs) {
    if (!ours.has(parent) && id !== root) continue;
    ours.add(id);
    kilobytes += size;
  }
  return kilobytes / 1024;
}
