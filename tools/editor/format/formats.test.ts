import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { registerFormats } from "./formats.ts";

type Format = Parameters<Parameters<typeof registerFormats>[0]["registerCustomFormat"]>[2];

function registered(name: string): Format {
  const formats = new Map<string, Format>();
  registerFormats({ registerCustomFormat: (one, _, format) => formats.set(one, format) });
  const format = formats.get(name);
  if (!format) throw new Error(`no format ${name}`);
  return format;
}

const photos = readFileSync("sample/photos.yaml", "utf8");

test("a file that the editor reads and writes again is the same", () => {
  const { fromFile, toFile } = registered("church-frontmatter");
  const text = readFileSync("sample/giving.md", "utf8");
  expect(toFile(fromFile(text))).toBe(text);
});

test("a file from Windows is read as any other, and written without its carriage returns", () => {
  const { fromFile, toFile } = registered("church-frontmatter");
  const text = readFileSync("sample/giving.md", "utf8");
  expect(toFile(fromFile(text.replaceAll("\n", "\r\n")))).toBe(text);
});

test("a file that the editor saves twice keeps its notes both times", () => {
  const { fromFile, toFile } = registered("church-yaml");
  const facts = fromFile("# Once a year\nfrom: 2026-09-01\n");
  expect(toFile({ ...facts, from: "2026-09-02" })).toBe("# Once a year\nfrom: 2026-09-02\n");
  expect(toFile({ ...facts, from: "2026-09-03" })).toBe("# Once a year\nfrom: 2026-09-03\n");
});

test("who is in the photos is a list in the form, and the same register in the file", () => {
  const { fromFile, toFile } = registered("church-photos");
  const facts = fromFile(photos);
  expect(toFile(facts)).toBe(photos);
  expect(facts.photos).toContainEqual({
    file: "photos/ruth-adair.jpg",
    who: "Ruth Adair",
    "asked-by": "Robert Gilliland",
    until: "2099-12-31",
  });
});

test("a photo that is added to the register gets one line as the others have", () => {
  const { fromFile, toFile } = registered("church-photos");
  const { photos: list, ...facts } = fromFile(photos);
  const entry = {
    file: "photos/thomas-wray.jpg",
    who: "Thomas Wray",
    "asked-by": "Anne Stinson",
    until: "2029-11-30",
  };
  const written = toFile({ ...facts, photos: [...Object(list), entry] });
  const line =
    "photos/thomas-wray.jpg: { who: Thomas Wray, asked-by: Anne Stinson, until: 2029-11-30 }\n";
  expect(written).toBe(photos + line);
});

test("a church that counts nobody has the word none in its file, and a choice in the form", () => {
  const { fromFile, toFile } = registered("church-facts");
  const church = readFileSync("sample/church.yaml", "utf8");
  const facts = fromFile(church);
  expect(facts.analytics).toEqual({ kind: "none" });
  expect(toFile(facts)).toBe(church);
  const script = "https://stats.kilmorran.example/a.js";
  const counted = toFile({
    ...facts,
    analytics: { kind: "fields", script, site: "k", "sends-to": "" },
  });
  expect(counted).toBe(
    church.replace("analytics: none\n", `analytics:\n  script: ${script}\n  site: k\n`),
  );
  expect(fromFile(counted).analytics).toEqual({ kind: "fields", script, site: "k" });
});

test("words in the place of the website's own are a list in the form", () => {
  const { fromFile, toFile } = registered("church-words");
  const words = "# Ours\nGet Involved: Join in\nWhat's on. All of it: What is on\n";
  expect(fromFile(words).words).toContainEqual({ usual: "Get Involved", words: "Join in" });
  expect(toFile(fromFile(words))).toBe(words);
});

test("a file from Windows is changed as any other is", () => {
  const { fromFile, toFile } = registered("church-yaml");
  const facts = fromFile("# Once a year\r\nfrom: 2026-09-01\r\n");
  expect(toFile({ ...facts, from: "2026-09-02" })).toBe("# Once a year\nfrom: 2026-09-02\n");
});
