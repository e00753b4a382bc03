import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Makes a folder of `app/generated` hold exactly these files. A file that is right already is left
 * alone, so that the development server shows anew only what changed.
 */
export async function fillFolder(name: string, files: Map<string, string>): Promise<void> {
  const folder = path.resolve("app/generated", name);
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) {
    if (!files.has(file)) await rm(path.join(folder, file));
  }
  for (const [file, text] of files) {
    const target = path.join(folder, file);
    const present = await readFile(target, "utf8").catch(() => undefined);
    if (present !== text) await writeFile(target, text);
  }
}
