import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type PhotoRegister, REGISTER } from "#app/content-loader/photo-register.server.ts";
import { endsSoon } from "#app/status/ends.server.ts";
import type { Day } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { photosIn } from "./content-texts.ts";
import { type Finding, must, should } from "./finding.ts";

/** The photos of a folder that are the sample congregation's, whatever they are called. */
export function samplePhotos(folder: string, sample: string): Finding[] {
  const theirs = new Set(photosIn(sample).map(hashOf));
  return photosIn(folder)
    .filter((photo) => theirs.has(hashOf(photo)))
    .map((photo) =>
      must(
        `photos/${path.basename(photo)}`,
        "is a picture of the sample’s, of somebody who does not exist. Delete it",
      ),
    );
}

/** The photos that are no longer shown, because the consent to them has ended, and those of which it soon will. */
export function consentsEnding(register: PhotoRegister, today: Day): Finding[] {
  return Object.entries(register).flatMap(([photo, { who, until }]) => {
    if (!until || !endsSoon(until, today)) return [];
    const ends = britishDateAndYear(until);
    const advice = `Ask again and put the new day; or take the photo away, and its entry in ${REGISTER}`;
    return until < today
      ? [must(REGISTER, `${photo} is no longer shown: ${who} agreed until ${ends}. ${advice}`)]
      : [should(REGISTER, `${photo} is shown until ${ends}: so long ${who} agreed. ${advice}`)];
  });
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
