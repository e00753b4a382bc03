/** "tel:02896496012" */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}

/** The path of the page of a group whose file has this name. */
export function groupPath(slug: string): string {
  return `/activities/${slug}`;
}

/** The `rel` of a link: another website is told nothing of the page that led to it. */
export function relOf(address: string): string | undefined {
  return /^https?:/i.test(address) ? "noopener noreferrer" : undefined;
}
