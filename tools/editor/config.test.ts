import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Field } from "@sveltia/cms";
import { Ajv } from "ajv";
import * as v from "valibot";
import { expect, test } from "vitest";
import { readChurch } from "#app/church/open-church.server.ts";
import { fields, list, readSource } from "#content";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { readChoices } from "./choices.ts";
import { makeEditorConfig } from "./config.ts";
import { makeFields } from "./fields.ts";
import { menu } from "./forms.ts";
import type { Shape } from "./shape.ts";
import { makeWidgets } from "./widgets.ts";

const reading = readChurch("sample", SATURDAY);
const parts = { choices: readChoices(reading), widgets: makeWidgets("sample") };
const config = makeEditorConfig(reading);

/** The schema of each file of a church, by the file's path or by the folder that it is in. */
const schemas = new Map<string, Shape>();
for (const entry of menu) {
  const forms = "folder" in entry ? [{ ...entry, file: entry.folder }] : entry.files;
  for (const { file, facts } of forms) schemas.set(file, facts);
}

test("Sveltia's own schema finds nothing wrong with the forms", () => {
  const schema = JSON.parse(
    readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8"),
  );
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  isValid(JSON.parse(JSON.stringify(config)));
  expect(isValid.errors).toBeNull();
});

test("every file in the sample has its form, and every form its file", () => {
  const files = globSync("**/*.{md,yaml}", { cwd: "sample" });
  const withForm = files.map((file) => (schemas.has(file) ? file : path.dirname(file)));
  expect(new Set(withForm)).toEqual(new Set(schemas.keys()));
});

test("a fact without a name for people has no form", () => {
  const facts = v.strictObject({ summary: v.string() });
  expect(() => makeFields(facts, parts)).toThrow("The fact summary has no name for people");
});

test("a list of what no form can ask for has no form", () => {
  const facts = fields({ days: list("Days", v.object({ from: v.string() })) });
  expect(() => makeFields(facts, parts)).toThrow("There is no field for days, a list of entries");
});

test("the form says of a wrong time what the check-up would say", () => {
  const field = fieldOf("groups", "meets.from");
  for (const right of ["19:30", "{service}"]) expect(messageFor(field, right)).toBeUndefined();
  for (const wrong of ['"19:30"', "7.30pm"]) {
    expect(messageFor(field, wrong)).toBe("Expected a time on the 24-hour clock, such as 19:30.");
  }
});

test("the form of a group asks for words below each heading", () => {
  const groups = config.collections?.find((entry) => "folder" in entry && entry.name === "groups");
  const text = groups && "fields" in groups ? findField(groups.fields ?? [], ["body"]) : undefined;
  expect(text).toMatchObject({ required: true, default: expect.stringMatching(/^## Who\?\n/) });
  const files = globSync("sample/groups/*.md");
  const texts = files.map((file) => readSource(file, readFileSync(file, "utf8")).text);
  expect(texts.map((words) => messageFor(text, words))).toEqual(files.map(() => undefined));
  const [answered = ""] = texts;
  for (const unanswered of [
    answered.replace(/(?<=## Why\?)[\s\S]*?(?=## )/, "\n\n"),
    answered.replace(/(?<=## Contact)[\s\S]*/, "\n"),
    answered.replace("## Where?", "Where?"),
  ]) {
    expect(messageFor(text, unanswered)).toMatch(/^One of the headings .* has no words below it/);
  }
});

/** What Sveltia CMS says of words that somebody has typed into a field; undefined if it accepts them. */
function messageFor(field: Field | undefined, words: string): string | undefined {
  const [pattern, message] = (field && "pattern" in field && field.pattern) || [];
  const [, source = "", flags] = /^\/(.*)\/(\w*)$/s.exec(String(pattern)) ?? [];
  return new RegExp(source, flags).test(words) ? undefined : message;
}

test("people choose a day from a calendar, and a time from a clock", () => {
  const day = expect.objectContaining({ name: "from", widget: "datetime", type: "date" });
  expect(fieldOf("notices.yaml", "notices")).toMatchObject({
    fields: expect.arrayContaining([day]),
  });
  const time = { name: "from", widget: "datetime", type: "time", format: "HH:mm" };
  expect(fieldOf("church.yaml", "services")).toMatchObject({
    min: 1,
    fields: expect.arrayContaining([expect.objectContaining(time)]),
  });
});

/** The field of a fact of a file: "meets.from". */
function fieldOf(file: string, fact: string): Field | undefined {
  const schema = schemas.get(file);
  return schema && findField(makeFields(schema, parts), fact.split("."));
}

function findField(fields: readonly Field[], [fact, ...further]: string[]): Field | undefined {
  const field = fields.find(({ name }) => name === fact);
  if (further.length === 0) return field;
  return findField((field && "fields" in field && field.fields) || [], further);
}

test("people sign in with a token, which needs no server of anybody else", () => {
  const facts = reading.facts ?? expect.fail();
  const repository = { name: "ballydown/website", branch: "main" };
  const { backend } = makeEditorConfig({ ...reading, facts: { ...facts, repository } });
  const { name: repo, branch } = repository;
  expect(backend).toEqual({ name: "github", repo, branch, auth_methods: ["token"] });
});
