/** The address of a group's page. */
export function groupPath(slug: string): string {
  return `/activities/${slug}`;
}
