import { numberToDial } from "#telephone";

/** "tel:+442896496012" for "028 9649 6012". */
export function makePhoneAddress(phone: string): string {
  return `tel:${numberToDial(phone)}`;
}

/** "/activities/choir" for the group whose file is choir.md. */
export function groupPath(slug: string): string {
  return `/activities/${slug}`;
}

/** The `rel` of a link. It keeps from another website which page the visitor came from. */
export function relOf(address: string): string | undefined {
  return /^https?:/i.test(address) ? "noopener noreferrer" : undefined;
}
