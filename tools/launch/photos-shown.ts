import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type People, peopleOf } from "#app/content-loader/people.server.ts";
import { photosIn } from "./content-texts.ts";
import { type Finding, must } from "./finding.ts";

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

/** The people whose photo is shown, and of whom it is not written that they agreed. */
export function photosWithoutConsent(people: People): Finding[] {
  return peopleOf(people).flatMap((person) =>
    person.photo && !person.photo.consent
      ? [
          must(
            "people.yaml",
            `${person.name} has a photo, and nothing says that they agreed to it here. Ask, and write below it the day on which they said yes: consent: 2026-09-06`,
          ),
        ]
      : [],
  );
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
