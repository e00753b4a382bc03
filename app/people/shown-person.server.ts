import { photoOf } from "#app/art/photos.server.ts";
import type { Person } from "#app/content/people.server.ts";
import { initialsOf } from "./initials.ts";

const initialsWindows = import.meta.glob<string>("../art/drawn/initials/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

function initialsWindow(name: string): string {
  const window = initialsWindows[`../art/drawn/initials/${initialsOf(name)}.svg`];
  if (!window) throw new Error(`tools/draw-initials.ts has drawn no window for ${name} yet`);
  return window;
}

/** A person as a page shows them: their photo's addresses, or a window with their initials. */
export function shown<Someone extends Person>({ photo, ...person }: Someone) {
  return {
    ...person,
    portrait: photo ? { photo: photoOf(photo) } : { window: initialsWindow(person.name) },
  };
}
