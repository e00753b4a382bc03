const written = new WeakMap<Element, string>();

/**
 * Writes words into an element, where there is one, unless they stand there already or are the last that were
 * written: what a browser has translated since is left alone while it is right.
 */
export function writeWords(element: Element | null | undefined, words: string): void {
  if (!element || (written.get(element) ?? element.textContent) === words) return;
  written.set(element, words);
  element.textContent = words;
}
