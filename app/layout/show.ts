/**
 * Shows the page from its top and has its heading read out. The heading, not <main>: screen readers
 * read a focused heading and only say "main" for the landmark.
 */
export function showFromTop(): void {
  window.scrollTo(0, 0);
  document.querySelector("h1")?.focus({ preventScroll: true });
}

/**
 * Brings a section of the page into view, at once for visitors who asked for less motion, and lets
 * the keyboard go on from there.
 */
export function showSection(id: string, behavior: "smooth" | "instant"): void {
  const section = document.getElementById(id);
  if (!section) return;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: isStill ? "instant" : behavior });
}
