import { type Person, peopleOf, readPeople } from "#app/content-loader/people.server.ts";
import { initialsWindow } from "#app/pictures/generated.server.ts";
import type { Photo } from "#app/pictures/photo.ts";
import { photoOf } from "#app/pictures/photos.server.ts";
import { initialsFile } from "./initials.ts";

/** Adds the portrait: the photo, or the address of a window with the initials. */
export function withPortrait<Someone extends Person>({ photo, ...person }: Someone) {
  return {
    ...person,
    portrait: photo
      ? { photo: photoOf(photo) }
      : { initials: initialsWindow(initialsFile(person.name)) },
  };
}

/** The photo of the person with this name in people.yaml, if any. */
export function photoOfPerson(name: string): Photo | undefined {
  const person = peopleOf(readPeople()).find((someone) => someone.name === name);
  return person?.photo && photoOf(person.photo);
}
