// Draws every stained-glass window into app/art/drawn/. The same program draws the same bytes.
import { mkdir, writeFile } from "node:fs/promises";
import { drawAllWindows } from "#tools/drawing/glass/all-windows.ts";

const DRAWN = new URL("../app/art/drawn/", import.meta.url);

const windows = await drawAllWindows();
for (const [path, svg] of windows) {
  const file = new URL(path, DRAWN);
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, svg);
}
console.log(`Drew ${windows.size} windows`);
