/** Whether this page is the copy that the device has kept: the service worker has marked it, and a note at its top says so. */
export function isKeptPage(): boolean {
  return document.documentElement.dataset.kept !== undefined;
}
