import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const FOLDER = ".github/workflows";

type Step = { run?: string; uses?: string };
type Workflow = { permissions: Record<string, string>; jobs: Record<string, { steps: Step[] }> };

const files = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(path.join(FOLDER, name), "utf8");
  const { permissions, jobs }: Workflow = parse(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return { name, text, permissions, steps };
});

// What runs on a schedule would fail weeks after a script was renamed.
test.each(files)("every npm script that $name runs is in package.json", ({ steps }) => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const { run = "" } of steps) {
    const [, script] = /^npm run (\S+)/.exec(run) ?? [];
    if (script) expect(Object.keys(scripts)).toContain(script);
  }
});

test.each(files)(
  "$name uses only GitHub's own actions, each in one fixed version, and may only read",
  (file) => {
    const actions = file.steps.flatMap(({ uses }) => uses ?? []);
    for (const uses of actions) expect(uses).toMatch(/^actions\/[a-z-]+@[\da-f]{40}$/);
    expect(file.permissions).toEqual({ contents: "read" });
    expect(file.text).not.toContain("pull_request_target");
  },
);

test("every setting that a workflow asks for is explained at the top of publish.yml", () => {
  const publish = files.find(({ name }) => name === "publish.yml")?.text ?? "";
  const [explained = ""] = publish.split("\nname:");
  const settings = files.flatMap(({ text }) => [...text.matchAll(/\b(?:secrets|vars)\.(\w+)/g)]);
  expect(settings.length).toBeGreaterThan(0);
  for (const [, setting = ""] of settings) expect(explained).toContain(setting);
});
