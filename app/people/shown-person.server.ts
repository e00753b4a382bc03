import { photoOf } from "#app/art/photos.server.ts";
import type { Person } from "#app/content/people.server.ts";

/** A person as a page shows them: the photo's addresses in place of its file. */
export function shown<Someone extends Person>({ photo, ...person }: Someone) {
  return { ...person, photo: photo && photoOf(photo) };
}
