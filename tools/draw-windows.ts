// Draws every group's stained-glass window into app/generated/. The same program draws the same bytes.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawGroupWindows } from "#tools/windows/group-windows.ts";

const folder = path.resolve("app/generated/windows");

await mkdir(folder, { recursive: true });
for (const [file, svg] of drawGroupWindows()) await writeFile(path.join(folder, file), svg);
