/**
 * Runs in the page: lays out what the browser leaves for when it comes near, fetches and decodes every picture,
 * however far down it is, and waits for the fonts.
 */
export async function showLazyPictures(): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>("*")) {
    const isLeft = getComputedStyle(element).contentVisibility === "auto";
    if (isLeft) element.style.contentVisibility = "visible";
  }
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
}
