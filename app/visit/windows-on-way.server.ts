import { findWindowOnWay } from "#app/assets/generated-pictures.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { namePeople } from "#app/church/people.server.ts";
import { findPhoto } from "#app/church/photos.server.ts";
import { findFace } from "#app/people/people-on-pages.server.ts";
import type { FaceFacts } from "#app/people/person.ts";
import type { Photo } from "#app/ui/responsive-photo.tsx";

/** A window on the way from the gate to a seat, as pages show it. */
export type WindowOnWay = {
  /** "The green door" */
  title: string;
  /** What somebody new would like to know there. */
  words: string;
  /** What helps there with a pram, in a wheelchair, or with poor hearing. */
  access?: string | undefined;
  /** Who stands there, if anybody does. */
  person?: (FaceFacts & { name: string }) | undefined;
  /** The church's photo of the place, or the address of a drawn window. */
  picture: { photo: Photo } | { drawing: string };
};

/** Leaves out of a window what the page about a first visit says. */
export function shortenWindow({ title, words, picture }: WindowOnWay) {
  return { title, words, picture };
}

/** Finds the windows of a first visit, with the photos that may be shown today. */
export function findWindowsOnWay(church: Church): WindowOnWay[] {
  const people = namePeople(church.people);
  return (church.firstVisit?.way ?? []).map(
    ({ title, words, access, person, photo }, index): WindowOnWay => {
      const shownPhoto = findPhoto(church, photo);
      const name = person && people.get(person)?.name;
      return {
        title,
        words,
        access,
        person: name ? { name, ...findFace(church, name) } : undefined,
        picture: shownPhoto ? { photo: shownPhoto } : { drawing: findWindowOnWay(index + 1) },
      };
    },
  );
}
