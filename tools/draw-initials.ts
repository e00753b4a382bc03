import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readPeople } from "#app/content-loader/people.server.ts";
import { initialsOf } from "#app/people/initials.ts";
import { initialsWindow } from "#tools/windows/initials-window.ts";

/** Draws a window with their initials for everybody in `content/people.yaml` who has no photo. */

const folder = path.resolve("app/generated/initials");
const { convener, session, staff } = readPeople();

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const { name, photo } of [convener, ...session, ...staff]) {
  if (photo) continue;
  const initials = initialsOf(name);
  const seed = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  await writeFile(path.join(folder, `${initials}.svg`), initialsWindow(initials, seed));
}
