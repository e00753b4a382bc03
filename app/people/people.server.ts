import { initialsWindow } from "#app/assets/generated-pictures.ts";
import { readAboutUs } from "#app/church/pages.server.ts";
import { type Person, peopleOf, readPeople } from "#app/church/people.server.ts";
import { photoOf } from "#app/church/photos.server.ts";
import type { Photo } from "#app/ui/responsive-photo.tsx";
import type { Day } from "#time";
import { initialsFile, initialsOf } from "./initials.ts";

/** Adds the portrait: the photo that may be shown today, or the address of a window with the initials. */
export function withPortrait<Someone extends Person>({ photo, ...person }: Someone, today: Day) {
  const shown = photoOf(photo, today);
  return {
    ...person,
    portrait: shown
      ? { photo: shown }
      : { initialsWindow: initialsWindow(initialsFile(person.name)) },
  };
}

/** The photo of the person with this name in people.yaml, if any may be shown today, and the initials. */
export function faceOf(name: string, today: Day): { photo: Photo | undefined; initials: string } {
  const person = peopleOf(readPeople()).find((someone) => someone.name === name);
  return { photo: photoOf(person?.photo, today), initials: initialsOf(name) };
}

/** Whom to tell of a worry, as the pages show them; null where the church names nobody. */
export function readSafeguarding(today: Day) {
  const { safeguarding } = readPeople();
  if (!safeguarding) return null;
  return { ...safeguarding, ...readAboutUs().safeguarding, ...faceOf(safeguarding.name, today) };
}
