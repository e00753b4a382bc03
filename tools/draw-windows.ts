// Draws every group's stained-glass window into app/generated/. The same program draws the same bytes.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { findEmblems } from "#tools/windows/find-emblems.ts";
import { groupWindow, smallGroupWindow } from "#tools/windows/group-window.ts";

const folder = path.resolve("app/generated/windows");

await mkdir(folder, { recursive: true });
for (const [slug, emblem] of await findEmblems()) {
  await writeFile(path.join(folder, `${slug}.svg`), groupWindow(emblem));
  await writeFile(path.join(folder, `${slug}.small.svg`), smallGroupWindow(emblem));
}
