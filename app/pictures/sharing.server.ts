const drawn = import.meta.glob<string>("../generated/sharing/*.jpg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of the picture that stands for a page where it is shared. `page` is its file's name. */
export function sharingPicture(page: string): string {
  const picture = drawn[`../generated/sharing/${page}.jpg`];
  if (!picture) throw new Error(`tools/generate.ts has drawn no picture for ${page}`);
  return picture;
}
