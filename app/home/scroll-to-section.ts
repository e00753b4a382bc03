/** Brings a section of the page into view; at once for visitors who asked for less motion. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) {
    console.error(`There is no section “${id}” on this page to scroll to.`);
    return;
  }
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  // The keyboard goes on from there, and not from the button.
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
}
