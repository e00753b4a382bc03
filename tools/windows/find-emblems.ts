import { readdir } from "node:fs/promises";
import type { Emblem } from "./emblem.ts";

const FOLDER = new URL("emblems/", import.meta.url);

/** Every group's emblem by its slug: one file in `emblems/` each, so a new group is a new file. */
export async function findEmblems(): Promise<Map<string, Emblem>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".ts")).sort();
  return new Map(await Promise.all(files.map(readEmblem)));
}

async function readEmblem(file: string): Promise<[slug: string, emblem: Emblem]> {
  const { emblem }: { emblem?: Emblem } = await import(new URL(file, FOLDER).href);
  if (!emblem) throw new Error(`tools/drawing/glass/emblems/${file} must export an \`emblem\``);
  return [file.replace(/\.ts$/, ""), emblem];
}
