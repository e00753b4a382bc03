import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { findFeed } from "#app/church/church-suite.server.ts";
import { DIARY } from "#app/church/read-diary.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
// This ends the program if there is a mistake in the church's words.
import "#tools/check/before-build.ts";
import { drawSharingPictures } from "./draw-sharing-pictures.ts";
import { drawGroupWindows, drawInitialsWindows, drawWindowsOnWay } from "./draw-windows.ts";
import { fetchDiary } from "./fetch-diary.ts";

/** Checks the words, fetches the church’s feed, and fills `app/generated` with the diary and with pictures. */

const church = thisChurch();

const feed = findFeed(church);
const diary = feed && (await fetchDiary(feed, church.time));

await writeIfChanged(path.resolve("app/generated", DIARY), JSON.stringify(diary));
await fillFolder("windows", drawGroupWindows(church));
await fillFolder("way", drawWindowsOnWay(church));
await fillFolder("initials", drawInitialsWindows(church));
await fillFolder("sharing", await drawSharingPictures(church, diary?.snapshot?.events ?? []));

/** Makes a folder hold exactly these files. */
async function fillFolder(name: string, files: Map<string, string | Buffer>): Promise<void> {
  const folder = path.resolve("app/generated", name);
  for (const file of await readdir(folder).catch(() => [])) {
    if (!files.has(file)) await rm(path.join(folder, file));
  }
  for (const [file, contents] of files) await writeIfChanged(path.join(folder, file), contents);
}

/** The development server reloads what is written, so a file that is right already is left alone. */
async function writeIfChanged(target: string, contents: string | Buffer): Promise<void> {
  const present = await readFile(target).catch(() => undefined);
  if (present?.equals(Buffer.from(contents))) return;
  await mkdir(path.dirname(target), { recursive: true });
  // The development server may be reading the file: it is replaced at once, when the new one is complete.
  await writeFile(`${target}.new`, contents);
  await rename(`${target}.new`, target);
}
