import { readFileSync } from "node:fs";
import path from "node:path";
import { listWordFiles } from "#app/church/word-files.server.ts";
import { ContentFolder } from "#content";
import { type Finding, should } from "./finding.ts";

/** The folder of the sample congregation. A church begins with a copy of it. */
const SAMPLE = "sample";

/** Its name, which stands in each of its files, and the ending of addresses that nobody can have. */
const OF_THE_SAMPLE = /Kilmorran|\.example\b/;

/** Finds the files of a church that still have words of the sample in them, each with the first such line. */
export function findSampleWords(folder: string): Finding[] {
  if (folder === SAMPLE) return [];
  return listWordFiles(new ContentFolder(folder)).flatMap((file): Finding | [] => {
    const lines = readFileSync(path.join(folder, file), "utf8").split("\n");
    const index = lines.findIndex((text) => OF_THE_SAMPLE.test(text));
    const line = lines[index];
    if (line === undefined) return [];
    return should(`${folder}/${file}, line ${index + 1}`, `is still the sample’s: ${line.trim()}`);
  });
}
