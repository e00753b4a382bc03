const drawn = import.meta.glob<string>("../generated/sharing/*.jpg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of a page's Open Graph picture. `page` is the name of its content file, without ending. */
export function sharingPicture(page: string): string {
  const picture = drawn[`../generated/sharing/${page}.jpg`];
  if (!picture) throw new Error(`tools/generate.ts has drawn no picture for ${page}`);
  return picture;
}
