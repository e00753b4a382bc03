import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { churchFeed } from "#app/events/church-suite.server.ts";
import { DIARY } from "#app/events/snapshot.server.ts";
import { buildDay } from "#app/time/build-time.server.ts";
// Ends the program where the words have to be mended first.
import "#tools/check/before-build.ts";
import { drawLooks } from "./draw-looks.ts";
import { drawSharingPictures } from "./draw-sharing-pictures.ts";
import { drawGroupWindows, drawInitialsWindows } from "./draw-windows.ts";
import { fetchDiary } from "./fetch-diary.ts";

/** Checks the words, asks the church’s feed, and fills `app/generated` with what is made of them: the diary and pictures. */

const today = buildDay();

const feed = churchFeed();
const diary = feed && (await fetchDiary(feed));

await writeAnew(path.resolve("app/generated", DIARY), JSON.stringify(diary));
await fillFolder("windows", drawGroupWindows());
await fillFolder("initials", drawInitialsWindows(today));
await fillFolder("looks", await drawLooks());
await fillFolder("sharing", await drawSharingPictures(today, diary?.snapshot?.events ?? []));

/** Makes a folder hold exactly these files. What is right is left alone, so that the development server shows only changes. */
async function fillFolder(name: string, files: Map<string, string | Buffer>): Promise<void> {
  const folder = path.resolve("app/generated", name);
  for (const file of await readdir(folder).catch(() => [])) {
    if (!files.has(file)) await rm(path.join(folder, file));
  }
  for (const [file, drawn] of files) await writeAnew(path.join(folder, file), drawn);
}

async function writeAnew(target: string, made: string | Buffer): Promise<void> {
  const present = await readFile(target).catch(() => undefined);
  if (present?.equals(Buffer.from(made))) return;
  await mkdir(path.dirname(target), { recursive: true });
  // In two steps, because the development server may be reading it.
  await writeFile(`${target}.new`, made);
  await rename(`${target}.new`, target);
}
