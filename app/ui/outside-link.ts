/** The `rel` of a link: another website is told nothing of the page that led to it. */
export function relOf(address: string): string | undefined {
  return /^https?:/i.test(address) ? "noopener noreferrer" : undefined;
}
