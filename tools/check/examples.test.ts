import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { listSchemas } from "#tools/editor/forms.ts";

/** A block of YAML in a document whose first line says which file it is for: "# notices.yaml". */
const EXAMPLE = /^```yaml\n# (\S+\.(?:yaml|md))\n(.*?)^```$/gms;

const examples = globSync("docs/**/*.md").flatMap((document) =>
  [...readFileSync(document, "utf8").matchAll(EXAMPLE)].map(([, file = "", yaml = ""]) => ({
    document,
    file,
    yaml,
  })),
);

test("the documents have at least three examples to copy", () => {
  expect(examples.length).toBeGreaterThan(2);
});

test.each(examples)(
  "the example of $file in $document passes the check of that file",
  ({ file, yaml }) => {
    const schemas = listSchemas();
    const schema = schemas.get(file) ?? schemas.get(path.dirname(file));
    if (!schema) throw new Error(`the site reads no file called ${file}`);
    // The example is read as the site reads it: a date or a number stays as it was typed.
    const facts: object = parse(yaml, { schema: "failsafe" });
    const { issues = [] } = v.safeParse(schema, facts);
    const problems = issues
      .map((issue) => ({ field: v.getDotPath(issue) ?? "", message: issue.message }))
      // What the example leaves out stands in the rest of its file.
      .filter(({ field }) => Object.keys(facts).includes(field.split(".")[0] ?? ""));
    expect(problems).toEqual([]);
  },
);
