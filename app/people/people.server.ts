import { type Person, readPeople } from "#app/content-loader/people.server.ts";
import type { Photo } from "#app/pictures/photo.ts";
import { photoOf } from "#app/pictures/photos.server.ts";
import { initialsFile } from "./initials.ts";

const initialsWindows = import.meta.glob<string>("../generated/initials/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Adds the portrait: the photo, or the address of a window with the initials. */
export function withPortrait<Someone extends Person>({ photo, ...person }: Someone) {
  return {
    ...person,
    portrait: photo ? { photo: photoOf(photo) } : { initials: initialsWindow(person.name) },
  };
}

/** The photo of the person with this name in people.yaml, if any. */
export function photoOfPerson(name: string): Photo | undefined {
  const { convener, session, staff } = readPeople();
  const person = [convener, ...session, ...staff].find((someone) => someone.name === name);
  return person?.photo && photoOf(person.photo);
}

function initialsWindow(name: string): string {
  const address = initialsWindows[`../generated/initials/${initialsFile(name)}`];
  if (!address) throw new Error(`tools/generate.ts has drawn no window for ${name} yet`);
  return address;
}
