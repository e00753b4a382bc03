import { readPeople } from "#app/content-loader/people.server.ts";
import type { Photo } from "#app/pictures/photo.ts";
import { photoOf } from "#app/pictures/photos.server.ts";

/** The photo of whoever has this name among those who lead and serve, where there is one. */
export function photoOfPerson(name: string): Photo | undefined {
  const { convener, session, staff } = readPeople();
  const person = [convener, ...session, ...staff].find((someone) => someone.name === name);
  return person?.photo && photoOf(person.photo);
}
