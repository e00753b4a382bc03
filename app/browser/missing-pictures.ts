/**
 * Hides drawings that could not be fetched, as on a page that is kept for when there is no signal: their empty place is
 * calmer than the sign for a broken picture. Photos stay, because they have words that stand in for them.
 */
export function hideMissingPictures(): void {
  for (const image of document.images) {
    const isMissing = image.complete && image.naturalWidth === 0;
    if (isMissing) hideDrawing(image);
  }
  // These events do not bubble.
  addEventListener("error", ({ target }) => hideDrawing(target), { capture: true });
  addEventListener("load", ({ target }) => showAgain(target), { capture: true });
}

function hideDrawing(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement && target.alt === "") target.style.visibility = "hidden";
}

function showAgain(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement) target.style.visibility = "";
}
