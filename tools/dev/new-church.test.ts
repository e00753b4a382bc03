import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { problemsIn } from "#tests/support/changed-sample.ts";
import { makeFolder } from "#tests/support/make-folder.ts";

const answers = [
  "First Ballyquillan Presbyterian Church",
  "4 Main Street",
  "Ballyquillan",
  "Co. Antrim",
  "BT41 4LN",
  "028 9649 6012",
  "office@ballyquillan.example",
  "https://www.ballyquillan.example",
  "11:30",
  "12:45",
];

/** What the program has printed, and how it ended. */
type Run = { status: number | null; printed: string; complaint: string };

/** Runs `npm run new-church` for a folder, with these lines typed at the keyboard. */
function beginChurch(folder: string, lines: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/dev/new-church.ts"], {
    env: { ...process.env, CONTENT: folder },
    input: lines.map((line) => `${line}\n`).join(""),
    encoding: "utf8",
  });
  return { status, printed: stdout, complaint: stderr };
}

test("a church that answers ten questions has words of its own, and its website can be built", () => {
  const folder = path.join(makeFolder({}), "content");
  const { status, printed } = beginChurch(folder, answers);
  expect(printed).toContain("npm run check-up -- launch");
  expect(status).toBe(0);
  const church = readFileSync(path.join(folder, "church.yaml"), "utf8");
  expect(church).toContain("name: First Ballyquillan Presbyterian Church");
  expect(church).toContain('from: "11:30"');
  expect(church).toContain("query=First+Ballyquillan+Presbyterian+Church+BT41+4LN");
  expect(problemsIn(folder)).toEqual([]);
});

test("a question is asked again after an answer that will not do, with what was expected", () => {
  const folder = path.join(makeFolder({}), "content");
  const { status, printed } = beginChurch(folder, answers.toSpliced(5, 0, "9649"));
  expect(printed).toContain(
    "expected one telephone number without an extension, such as 028 9649 6012\nTelephone",
  );
  expect(status).toBe(0);
});

test("no folder is made if a question is left open", () => {
  const folder = path.join(makeFolder({}), "content");
  expect(beginChurch(folder, answers.slice(0, 4)).complaint).toContain("nothing was made");
  expect(existsSync(folder)).toBe(false);
});

test("a folder that is there already is not overwritten", () => {
  const full = makeFolder({ "church.yaml": "name: Ours" });
  expect(beginChurch(full, answers)).toMatchObject({
    status: 1,
    complaint: expect.stringContaining("is there already"),
  });
  expect(readFileSync(path.join(full, "church.yaml"), "utf8")).toBe("name: Ours");
});

test("the starter has no sentence of the sample", () => {
  const starter = sentencesIn("starter");
  const sample = sentencesIn("sample");
  expect(starter.size).toBeGreaterThan(20);
  expect(sample.size).toBeGreaterThan(200);
  expect([...starter].filter((sentence) => sample.has(sentence))).toEqual([]);
});

/** The sentences of five words or more in a church's folder. */
function sentencesIn(folder: string): Set<string> {
  const files = globSync("**/*.{md,yaml}", { cwd: folder });
  const text = files.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n\n");
  // A paragraph goes on in the next line, and ends with an empty one.
  const paragraphs = text.replaceAll(/(?<!\n)\n(?!\n)\s*/g, " ");
  const sentences = paragraphs.match(/[A-Z][^.?!\n]*[.?!]/g) ?? [];
  return new Set(sentences.filter((sentence) => sentence.split(" ").length >= 5));
}
