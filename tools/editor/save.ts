import { execFile } from "node:child_process";
import { mkdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { type Finding, isMust } from "#tools/check-up/finding.ts";

/** A content folder on disk, and its name as the editor's forms have it: "content", "tests/another-church". */
export type Content = { folder: string; name: string };

/** Whether a file was saved, and what the check-up finds: where it was not, what the change would have broken. */
export type SaveAnswer = Awaited<ReturnType<typeof saveFiles>>;

/**
 * Writes files of the content folder, or deletes those without bytes, and checks all words. What brings a mistake into
 * one of them is taken back whole, and so is a deletion that brings one into any file.
 */
export async function saveFiles(content: Content, changes: Map<string, Buffer | undefined>) {
  const { folder, name } = content;
  const files = [...changes.keys()];
  const before = new Map<string, Buffer | undefined>();
  for (const file of files) before.set(file, await readFile(file).catch(() => undefined));
  await writeAll(changes);
  // A picture is saved before the words that show it.
  if (!files.some((file) => /\.(?:md|yaml)$/.test(file))) return { isSaved: true, findings: [] };
  const own = files.map((file) =>
    changes.get(file) ? path.join(name, path.relative(folder, file)).replaceAll(path.sep, "/") : "",
  );
  const findings = await checkUp(content, "words");
  const isBlamed = (finding: Finding) =>
    isMust(finding) && own.some((file) => finding.where.startsWith(file));
  const blamed = findings.filter(isBlamed);
  if (blamed.length === 0) return { isSaved: true, findings };
  await writeAll(before);
  const known = new Set((await checkUp(content, "words")).map(({ what }) => what));
  const broken = blamed.filter(({ what }) => !known.has(what));
  if (broken.length > 0) return { isSaved: false, findings: broken };
  await writeAll(changes);
  return { isSaved: true, findings };
}

/** What a mode of the check-up finds. In a process of its own: nothing is left in memory of the words as they were. */
export async function checkUp({ folder, name }: Content, ...mode: string[]): Promise<Finding[]> {
  const env = { ...process.env, CONTENT: folder };
  const found = await run(process.execPath, ["tools/check-up.ts", ...mode, "--json"], { env });
  return JSON.parse(found.stdout.replaceAll(folder, name));
}

const run = promisify(execFile);

async function writeAll(changes: Map<string, Buffer | undefined>): Promise<void> {
  for (const [file, bytes] of changes) {
    if (bytes) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    } else {
      // A folder goes where nothing is left in it.
      await rm(file).catch(() => rmdir(file));
    }
  }
}
