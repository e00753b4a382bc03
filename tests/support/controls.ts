/**
 * Runs in the page: pairs of neighbours in a part of it that can be pressed and share a pixel, so that a finger might meet
 * the wrong one. Links in a line of running text are left out, and what lies within another, as a box in its label.
 */
export function findCrowdedControls(part: Element): string[] {
  const controls = [
    ...part.querySelectorAll("a[href], button, summary, input, select, textarea, label"),
  ].filter(canBePressed);
  const crowded: string[] = [];
  for (const [index, one] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      if (isPartOf(one, other) || isPartOf(other, one)) continue;
      if (shareAPixel(one, other)) crowded.push(`${nameOf(one)} / ${nameOf(other)}`);
    }
  }
  return crowded;

  function canBePressed(control: Element): boolean {
    const isSeen = control.checkVisibility({ visibilityProperty: true });
    const isForScreenReaders = getComputedStyle(control).clipPath === "inset(50%)";
    return isSeen && !isForScreenReaders && !isInRunningText(control);
  }

  function isInRunningText(control: Element): boolean {
    if (getComputedStyle(control).display !== "inline") return false;
    const words = [...(control.parentElement?.childNodes ?? [])];
    return words.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  }

  function isPartOf(inner: Element, outer: Element): boolean {
    const isItsLabel = outer instanceof HTMLLabelElement && outer.control === inner;
    return isItsLabel || outer.contains(inner);
  }

  function shareAPixel(one: Element, other: Element): boolean {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // Boxes are measured in fractions of a pixel, and drawn in whole ones.
    return across > 0.5 && down > 0.5;
  }

  function nameOf(control: Element): string {
    const words = control.getAttribute("aria-label") ?? control.textContent ?? "";
    return `${control.localName} ${words.replaceAll(/\s+/g, " ").trim().slice(0, 40)}`;
  }
}
