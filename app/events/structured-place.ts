import type { Place, PostalAddress, VirtualLocation } from "schema-dts";
import type { Church } from "#app/content-loader/church.server.ts";
import { type ChurchEvent, eventUrl } from "./event.ts";

// A place without an address is at the church where its name is that of a part of it, and no more.
const PART_OF_OUR_CHURCH =
  /^(?:the )?(?:(?:church|main|minor|upper|lower|large|small) )?(?:church|halls?|rooms?|kitchen|library|lounge|vestry|sanctuary|foyer|car park)$/i;

/**
 * Where an event is, in the words of schema.org. An online one is at its address on this site: the way
 * in is for those invited.
 */
export function locationOf(
  event: ChurchEvent,
  church: Church,
): Place | VirtualLocation | undefined {
  const { place } = event;
  if (place?.isOnline) return { "@type": "VirtualLocation", url: eventUrl(event, church.website) };
  const name = place?.name ?? place?.address;
  if (!place || !name) return undefined;
  const address = isAtChurch(place, church) ? addressOfChurch(church) : place.address;
  return { "@type": "Place", name, ...(address && { address }) };
}

function isAtChurch(
  { name = "", address }: { name?: string; address?: string },
  church: Church,
): boolean {
  if (address) return address.includes(church.address.postcode);
  return name === church.name || PART_OF_OUR_CHURCH.test(name);
}

function addressOfChurch({ name, address }: Church): PostalAddress {
  return {
    "@type": "PostalAddress",
    name,
    streetAddress: address.street,
    addressLocality: address.town,
    addressRegion: address.county,
    postalCode: address.postcode,
    addressCountry: "GB",
  };
}
