// Draws a window with their initials for everybody who leads or serves and has no photo.
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawInitialsWindows } from "#tools/windows/initials-windows.ts";

const folder = path.resolve("app/generated/initials");

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [file, svg] of drawInitialsWindows()) await writeFile(path.join(folder, file), svg);
