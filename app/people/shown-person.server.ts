import type { Person } from "#app/content-loader/people.server.ts";
import { photoOf } from "#app/pictures/photos.server.ts";
import { initialsOf } from "./initials.ts";

const initialsWindows = import.meta.glob<string>("../generated/initials/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

function initialsWindow(name: string): string {
  const window = initialsWindows[`../generated/initials/${initialsOf(name)}.svg`];
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
