const addresses = import.meta.glob<string>(
  "../generated/{windows,way,initials,sharing}/*.{svg,jpg}",
  {
    eager: true,
    query: "?url",
    import: "default",
  },
);

/** Finds the addresses of a group's window: the full drawing, the simpler one for sizes under 60 px, and the light that it throws. */
export function findWindow(slug: string): { full: string; small: string; light: string } {
  const drawing = (ending: string) => findAddress(`windows/${slug}${ending}`);
  return { full: drawing(".svg"), small: drawing(".small.svg"), light: drawing(".light.svg") };
}

/** Finds the address of the window of a place on the way to a seat. The first place is number 1. */
export function findWindowOnWay(number: number): string {
  return findAddress(`way/${number}.svg`);
}

/** Finds the address of the window with somebody's initials. `file` is its name: see `initialsFile`. */
export function findInitialsWindow(file: string): string {
  return findAddress(`initials/${file}`);
}

/** Finds the address of a page's Open Graph picture. `page` is the name of its content file, without ending. */
export function findSharingPicture(page: string): string {
  return findAddress(`sharing/${page}.jpg`);
}

function findAddress(file: string): string {
  const address = addresses[`../generated/${file}`];
  if (!address && import.meta.env.PROD) throw new Error(`${file} has not been drawn`);
  // In `npm run dev` a new drawing may come after its page: until then the picture's words stand in its place.
  return address ?? "data:,";
}
