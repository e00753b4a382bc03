/**
 * Shows the page from its top and has its heading read out. The heading, not <main>: screen readers
 * read a focused heading and only say "main" for the landmark.
 */
export function showFromTop(): void {
  window.scrollTo(0, 0);
  document.querySelector("h1")?.focus({ preventScroll: true });
}
