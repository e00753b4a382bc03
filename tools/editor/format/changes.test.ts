import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { readYaml } from "#tools/read-yaml.ts";
import { registerFormats } from "./formats.ts";

type Format = Parameters<Parameters<typeof registerFormats>[0]["registerCustomFormat"]>[2];

function registered(name: string): Format {
  const formats = new Map<string, Format>();
  registerFormats({ registerCustomFormat: (one, _, format) => formats.set(one, format) });
  const format = formats.get(`church-${name}`);
  if (!format) throw new Error(`no format ${name}`);
  return format;
}

const change = v.strictObject({
  what: v.string(),
  as: v.optional(v.string(), "yaml"),
  before: v.string(),
  form: v.record(v.string(), v.unknown()),
  after: v.string(),
});
const changes = v.parse(
  v.pipe(v.array(change), v.nonEmpty()),
  readYaml(new URL("changes.yaml", import.meta.url)),
);

test.each(changes)("$what, however often it is saved", ({ as, before, form, after }) => {
  const { fromFile, toFile } = registered(as);
  // A form gives its fields in its own order: those of the file first.
  const inForm = { ...(before && fromFile(before)), ...form };
  expect(toFile(inForm)).toBe(after);
  expect(toFile(inForm)).toBe(after);
});

test.each([
  ["facts", "sample/church.yaml", { analytics: { kind: "none" } }],
  ["frontmatter", "sample/giving.md", { title: "Giving" }],
])("what the form %s makes of %s is the same file, one from Windows too", (as, file, form) => {
  const { fromFile, toFile } = registered(as);
  const text = readFileSync(file, "utf8");
  expect(fromFile(text)).toMatchObject(form);
  expect(toFile(fromFile(text))).toBe(text);
  expect(toFile(fromFile(text.replaceAll("\n", "\r\n")))).toBe(text);
});

test("a new sentence leaves the lines of all other paragraphs, though the form gives each in one line", () => {
  const { fromFile, toFile } = registered("frontmatter");
  const snatch = readFileSync("sample/groups/snatch.md", "utf8");
  const form = fromFile(snatch);
  const sentence = ["We keep school terms.", "We keep school terms. Bring a friend."] as const;
  const body = String(form.body).replace(/(?<=\S)\n(?=\S)/g, " ");
  expect(toFile({ ...form, body })).toBe(snatch);
  expect(toFile({ ...form, body: body.replace(...sentence) })).toBe(snatch.replace(...sentence));
});

test("a file that cannot be read says in which lines, in words that help", () => {
  expect(() => registered("yaml").fromFile("name: A\nsummary: Tea: and buns\n")).toThrow(
    'line 2: summary: words with a colon in them need double quotes round them: "Tea: and buns"',
  );
});
