import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Field } from "@sveltia/cms";
import { Ajv } from "ajv";
import * as v from "valibot";
import { expect, test } from "vitest";
import { readChurch } from "#app/church/open-church.server.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { readChoices } from "./choices.ts";
import { makeEditorConfig } from "./config.ts";
import { makeFields } from "./fields.ts";
import { listSchemas } from "./forms.ts";
import { findItem, listEntries, listOptions, type Shape } from "./shape.ts";
import { makeWidgets } from "./widgets.ts";

const choices = readChoices(readChurch("sample", SATURDAY));
const parts = { choices, widgets: makeWidgets("sample") };
const church = { name: "Ballydown Presbyterian Church", folder: "sample", choices };
const config = makeEditorConfig(church);

const schemas = listSchemas();

test("Sveltia's own schema finds nothing wrong with the forms", () => {
  const schema = JSON.parse(
    readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8"),
  );
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  isValid(JSON.parse(JSON.stringify(config)));
  expect(isValid.errors).toBeNull();
});

test("every file in the sample has its form", () => {
  const files = globSync("**/*.{md,yaml}", { cwd: "sample" });
  const withoutForm = files.filter((file) => {
    return !schemas.has(file) && !schemas.has(path.dirname(file));
  });
  expect(files.length).toBeGreaterThan(10);
  expect(withoutForm).toEqual([]);
});

test("every form has its file in the sample", () => {
  const files = globSync("*", { cwd: "sample" });
  expect(files).toEqual(expect.arrayContaining([...schemas.keys()]));
});

/** The names of all facts of a schema, from the outermost: "meets.sections.name". */
function factsIn(shape: Shape, above = ""): string[] {
  const item = findItem(shape);
  const others = listOptions(shape);
  if (item) others.unshift(item);
  const entries = listEntries(shape).filter(([, { literal }]) => literal === undefined);
  return [
    ...entries.flatMap(([name, entry]) => [above + name, ...factsIn(entry, `${above}${name}.`)]),
    ...others.flatMap((other) => factsIn(other, above)),
  ];
}

function fieldsIn(fields: readonly Field[], above = ""): string[] {
  return fields.flatMap((field) => {
    const types = "types" in field ? (field.types ?? []) : [];
    const below = ["fields" in field ? field : {}, ...types].flatMap(({ fields = [] }) => fields);
    return [above + field.name, ...fieldsIn(below, `${above}${field.name}.`)];
  });
}

test.each([...schemas])("every fact of %s has its field", (_, facts) => {
  expect(new Set(fieldsIn(makeFields(facts, parts)))).toEqual(new Set(factsIn(facts)));
});

test("a fact without a name for people has no form", () => {
  const facts = v.strictObject({ summary: v.string() });
  expect(() => makeFields(facts, parts)).toThrow("The fact summary has no name for people");
});

test("the form says of wrong words what the check-up would say", () => {
  expect(fieldOf("church.yaml", "phone")).toMatchObject({
    required: true,
    pattern: [
      expect.stringContaining("[+0]"),
      "Expected one telephone number without an extension, such as 028 9649 6012.",
    ],
  });
});

test("people choose a day from a calendar, and a time from a clock", () => {
  expect(fieldOf("notices.yaml", "notices")).toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({ name: "from", widget: "datetime", type: "date" }),
    ]),
  });
  expect(fieldOf("church.yaml", "services")).toMatchObject({
    widget: "list",
    label_singular: "Service",
    min: 1,
    fields: expect.arrayContaining([
      expect.objectContaining({ name: "from", widget: "datetime", type: "time", format: "HH:mm" }),
    ]),
  });
});

test("the hint of a switch says what the fact is if it is left out", () => {
  expect(fieldOf("church.yaml", "host-sends-headers")).toMatchObject({
    widget: "select",
    required: false,
    options: ["yes", "no"],
    hint: expect.stringMatching(/Left out, it is “yes”\.$/),
  });
});

/** The field of a fact of a file. */
function fieldOf(file: string, fact: string): Field | undefined {
  const schema = schemas.get(file);
  return schema && makeFields(schema, parts).find(({ name }) => name === fact);
}

const repository = { name: "ballydown/website", branch: "main" };

test("people sign in with a token, which needs no server of anybody else", () => {
  const { backend } = makeEditorConfig({ ...church, repository });
  const { name: repo, branch } = repository;
  expect(backend).toEqual({ name: "github", repo, branch, auth_methods: ["token"] });
});

test("people may sign in on the page of GitHub itself, if the church has set that up", () => {
  const signIn = "https://auth.ballydown.org";
  const { backend } = makeEditorConfig({
    ...church,
    repository: { ...repository, "sign-in": signIn },
  });
  expect(backend).toMatchObject({ auth_methods: ["oauth", "token"], base_url: signIn });
});
