const drawn = import.meta.glob<string>("../generated/{windows,way,initials,sharing}/*.{svg,jpg}", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The addresses of a group's window: the full drawing, the simpler one for sizes under 60 px, and the light that it throws. */
export function windowOf(slug: string): { full: string; small: string; light: string } {
  const drawing = (ending: string) => urlOf(`windows/${slug}${ending}`);
  return { full: drawing(".svg"), small: drawing(".small.svg"), light: drawing(".light.svg") };
}

/** The address of the window of a place on the way to a seat. The first place is number 1. */
export function windowOnWay(number: number): string {
  return urlOf(`way/${number}.svg`);
}

/** The address of the window with somebody's initials. `file` is its name: see `initialsFile`. */
export function initialsWindow(file: string): string {
  return urlOf(`initials/${file}`);
}

/** The address of a page's Open Graph picture. `page` is the name of its content file, without ending. */
export function sharingPicture(page: string): string {
  return urlOf(`sharing/${page}.jpg`);
}

function urlOf(file: string): string {
  const address = drawn[`../generated/${file}`];
  if (!address && import.meta.env.PROD) throw new Error(`${file} has not been drawn`);
  // In `npm run dev` a new drawing may come after its page: until then the picture's words stand in its place.
  return address ?? "data:,";
}
