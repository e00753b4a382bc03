import { readFileSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import { Ajv } from "ajv";
import * as v from "valibot";
import { expect, test } from "vitest";
import { entriesOf, itemOf, optionsOf, type Shape } from "#app/content-loader/facts/field.ts";
import { editorConfig } from "./config.ts";
import { fieldsOf } from "./fields.ts";
import { schemas } from "./schemas.ts";

const config = editorConfig("this computer", "http://localhost:5173");

test("Sveltia's own schema finds nothing wrong with the forms", () => {
  const schema = JSON.parse(
    readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8"),
  );
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  isValid(JSON.parse(JSON.stringify(config)));
  expect(isValid.errors).toBeNull();
});

/** The names of all facts of a schema, from the outermost: "meets.sections.name". */
function factsIn(shape: Shape, above = ""): string[] {
  const item = itemOf(shape);
  const options = optionsOf(shape);
  const others = [...(item ? [item] : []), ...options];
  const entries = entriesOf(shape).filter(([, { literal }]) => literal === undefined);
  return [
    ...(options.some(({ entries }) => entries) ? options : []).flatMap(({ type }) =>
      type === "string" ? `${above}word` : [],
    ),
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

test.each(Object.entries(schemas))("every fact of %s has its field", (_, facts) => {
  expect(new Set(fieldsIn(fieldsOf(facts)))).toEqual(new Set(factsIn(facts)));
});

test("every file of a church has its form", () => {
  const paths = config.collections?.flatMap((collection) => {
    if ("files" in collection) return collection.files.map(({ file }) => file);
    return "folder" in collection ? collection.folder : [];
  });
  const names = Object.keys(schemas).map((file) => `sample/${file}`);
  expect(paths?.sort()).toEqual(names.sort());
});

test("a fact without a name for people has no form", () => {
  const facts = v.strictObject({ summary: v.string() });
  expect(() => fieldsOf(facts)).toThrow("The fact summary has no name for people");
});

test("a day is chosen from a calendar, a time from a clock, and words that are wrong are answered as the check does", () => {
  expect(fieldOf("charity")).toMatchObject({
    required: false,
    pattern: [
      expect.stringContaining("^NIC ?\\d{6}$"),
      expect.stringMatching(/^Expected the number .* RCN 20012345 in the Republic of Ireland\.$/),
    ],
  });
  expect(fieldOf("services")).toMatchObject({
    widget: "list",
    label_singular: "Service",
    min: 1,
    fields: expect.arrayContaining([
      expect.objectContaining({ name: "from", widget: "datetime", type: "time", format: "HH:mm" }),
    ]),
  });
});

test("host-sends-headers is answered with yes or no", () => {
  expect(fieldOf("host-sends-headers")).toMatchObject({
    widget: "select",
    required: false,
    options: ["yes", "no"],
    hint: expect.stringMatching(/Left out, it is “yes”\.$/),
  });
});

/** The field of a fact of church.yaml. */
function fieldOf(name: string): Field | undefined {
  const { "church.yaml": church } = schemas;
  return church && fieldsOf(church).find((field) => field.name === name);
}

test("who signs in needs a token, and nobody else's server", () => {
  const repository = { host: "github", name: "ballydown/website", branch: "main" } as const;
  const { backend } = editorConfig(repository, "https://www.ballydown.org");
  const { name: repo, branch } = repository;
  expect(backend).toEqual({ name: "github", repo, branch, auth_methods: ["token"] });
});
