/** "tel:02896496012" */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}

/** The path of the page of a group whose file has this name. */
export function groupPath(slug: string): string {
  return `/activities/${slug}`;
}
