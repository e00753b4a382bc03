/** Runs in the page: fetches and decodes every picture, however far down it is, and waits for the fonts. */
export async function showLazyPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
}
