/**
 * Runs in the page. Finds pairs of controls in a part of it that share a pixel, so that a finger might press the wrong
 * one. Links in a line of running text are left out, and so is a control within another, such as a box in its label.
 */
export function findCrowdedControls(part: Element): string[] {
  const all = part.querySelectorAll("a[href], button, summary, input, select, textarea, label");
  const controls = [...all].filter(canBePressed);
  const crowded: string[] = [];
  for (const [index, control] of controls.entries()) {
    for (const later of controls.slice(index + 1)) {
      if (isPartOf(control, later) || isPartOf(later, control)) continue;
      if (shareAPixel(control, later)) crowded.push(`${describe(control)} / ${describe(later)}`);
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
    const siblings = [...(control.parentElement?.childNodes ?? [])];
    return siblings.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  }

  function isPartOf(inner: Element, outer: Element): boolean {
    const isItsLabel = outer instanceof HTMLLabelElement && outer.control === inner;
    return isItsLabel || outer.contains(inner);
  }

  function shareAPixel(first: Element, second: Element): boolean {
    const a = first.getBoundingClientRect();
    const b = second.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // Boxes are measured in fractions of a pixel, and drawn in whole ones.
    return across > 0.5 && down > 0.5;
  }

  function describe(control: Element): string {
    const words = control.getAttribute("aria-label") ?? control.textContent ?? "";
    return `${control.localName} ${words.replaceAll(/\s+/g, " ").trim().slice(0, 40)}`;
  }
}
