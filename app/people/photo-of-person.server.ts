import type { Photo } from "#app/art/photo.ts";
import { photoOf } from "#app/art/photos.server.ts";
import { readPeople } from "#app/content/people.server.ts";

/** The photo of whoever has this name among those who lead and serve, where there is one. */
export function photoOfPerson(name: string): Photo | undefined {
  const { convener, session, staff } = readPeople();
  const person = [convener, ...session, ...staff].find((someone) => someone.name === name);
  return person?.photo && photoOf(person.photo);
}
