import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { problemsIn } from "#tests/support/changed-sample.ts";
import { folderWith } from "#tests/support/folder-with.ts";

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

/** Runs `npm run new-church` for a folder, with these lines typed at the keyboard. */
function beginChurch(folder: string, lines: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/dev/new-church.ts"], {
    env: { ...process.env, CONTENT: folder },
    input: lines.map((line) => `${line}\n`).join(""),
    encoding: "utf8",
  });
  return { status, printed: stdout, complaint: stderr };
}

test("a church that answers ten questions has words of its own that can be built from", async () => {
  const folder = path.join(folderWith({}), "content");
  const { status, printed } = beginChurch(folder, answers);
  expect(printed).toContain("npm run check-up -- launch");
  expect(status).toBe(0);
  const church = readFileSync(path.join(folder, "church.yaml"), "utf8");
  expect(church).toContain("name: First Ballyquillan Presbyterian Church");
  expect(church).toContain('from: "11:30"');
  expect(church).toContain("query=First+Ballyquillan+Presbyterian+Church+BT41+4LN");
  expect(await problemsIn(folder)).toEqual([]);
});

test("an answer that will not do is asked for again, with what was expected", () => {
  const folder = path.join(folderWith({}), "content");
  const { status, printed } = beginChurch(folder, answers.toSpliced(5, 0, "9649"));
  expect(printed).toContain(
    "expected one telephone number without an extension, such as 028 9649 6012, or +353 74 912 1234 for one of the Republic of Ireland\nTelephone",
  );
  expect(status).toBe(0);
});

test("nothing is made where questions are left open, and nothing is overwritten", () => {
  const folder = path.join(folderWith({}), "content");
  expect(beginChurch(folder, answers.slice(0, 4)).complaint).toContain("nothing was made");
  expect(existsSync(folder)).toBe(false);
  const full = folderWith({ "church.yaml": "name: Ours" });
  expect(beginChurch(full, answers)).toMatchObject({
    status: 1,
    complaint: expect.stringContaining("is there already"),
  });
  expect(readFileSync(path.join(full, "church.yaml"), "utf8")).toBe("name: Ours");
});

test("no sentence of the sample's stands in the starter", () => {
  const sentencesIn = (folder: string) => {
    const files = globSync("**/*.{md,yaml}", { cwd: folder });
    const text = files.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n\n");
    const sentences =
      text.replaceAll(/(?<!\n)\n(?!\n)\s*/g, " ").match(/[A-Z][^.?!\n]*[.?!]/g) ?? [];
    return new Set(sentences.filter((sentence) => sentence.split(" ").length >= 5));
  };
  const [starter, sample] = [sentencesIn("starter"), sentencesIn("sample")];
  expect(starter.size).toBeGreaterThan(20);
  expect(sample.size).toBeGreaterThan(200);
  expect([...starter].filter((sentence) => sample.has(sentence))).toEqual([]);
});
