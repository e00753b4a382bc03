import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildDay } from "#app/time/build-time.server.ts";
// Ends the program where the words have to be mended first.
import "./check-up/before-build.ts";
import { cutFontsForContent } from "#tools/fonts/fonts-for-content.ts";
import { drawLooks } from "#tools/looks/draw-looks.ts";
import { drawSharingPictures } from "#tools/sharing/draw-sharing-pictures.ts";
import { drawGroupWindows, drawInitialsWindows } from "#tools/windows/windows.ts";

/** Checks the words and fills `app/generated` with the pictures and fonts that depend on them. */

const today = buildDay();

await fillFolder("windows", drawGroupWindows());
await fillFolder("initials", drawInitialsWindows(today));
await fillFolder("fonts", await cutFontsForContent());
await fillFolder("looks", await drawLooks());
await fillFolder("sharing", await drawSharingPictures(today));

/** Makes a folder hold exactly these files. What is right is left alone, so that the development server shows only changes. */
async function fillFolder(name: string, files: Map<string, string | Buffer>): Promise<void> {
  const folder = path.resolve("app/generated", name);
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) {
    if (!files.has(file)) await rm(path.join(folder, file));
  }
  for (const [file, drawn] of files) {
    const target = path.join(folder, file);
    const present = await readFile(target).catch(() => undefined);
    if (present?.equals(Buffer.from(drawn))) continue;
    // In two steps, because the development server may be reading it.
    await writeFile(`${target}.new`, drawn);
    await rename(`${target}.new`, target);
  }
}
