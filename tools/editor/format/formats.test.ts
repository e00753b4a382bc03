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

const ADAIR = { who: "Ruth Adair", "asked-by": "Robert Gilliland", until: "2099-12-31" };
const COUNTER = "https://stats.kilmorran.example/a.js";

test.each([
  [
    "photos",
    "sample/photos.yaml",
    { photos: expect.arrayContaining([{ file: "photos/ruth-adair.jpg", ...ADAIR }]) },
  ],
  ["facts", "sample/church.yaml", { analytics: { kind: "none" } }],
  ["frontmatter", "sample/giving.md", { title: "Church Giving" }],
])(
  "what the form %s makes of %s is the same file again, one from Windows too",
  (name, file, inForm) => {
    const { fromFile, toFile } = registered(`church-${name}`);
    const text = readFileSync(file, "utf8");
    expect(fromFile(text)).toMatchObject(inForm);
    expect(toFile(fromFile(text))).toBe(text);
    expect(toFile(fromFile(text.replaceAll("\n", "\r\n")))).toBe(text);
  },
);

test.each([
  [
    "a counter takes the place of the word none",
    "facts",
    "analytics: none\n",
    { analytics: { kind: "fields", script: COUNTER, "sends-to": "" } },
    `analytics:\n  script: ${COUNTER}\n`,
  ],
  [
    "words in the place of the website's own are a list in the form",
    "words",
    "# Ours\nGet Involved: Join in\n",
    {
      words: [
        { usual: "Get Involved", words: "Come along" },
        { usual: "", words: "" },
      ],
    },
    "# Ours\nGet Involved: Come along\n",
  ],
  [
    "a picture's path has no slash before it in a file, and a page's keeps it",
    "photos",
    "",
    { photos: [{ file: "/photos/supper.webp", who: "nobody", logo: "/logo.svg", to: "/photos" }] },
    "photos/supper.webp:\n  who: nobody\n  logo: logo.svg\n  to: /photos\n",
  ],
])("%s", (_what, name, before, form, after) => {
  const { fromFile, toFile } = registered(`church-${name}`);
  expect(toFile({ ...fromFile(before), ...form })).toBe(after);
});

test("a file that the editor saves twice keeps its notes both times", () => {
  const { fromFile, toFile } = registered("church-yaml");
  const facts = fromFile("# Once a year\nfrom: 2026-09-01\n");
  for (const from of ["2026-09-02", "2026-09-03"])
    expect(toFile({ ...facts, from })).toBe(`# Once a year\nfrom: ${from}\n`);
});
