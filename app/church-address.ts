import type { PostalAddress } from "schema-dts";
import type { Church } from "./content-loader/church.server.ts";

// A place with such a name is taken to be at the church.
const PART_OF_CHURCH =
  /^(?:the )?(?:(?:church|main|minor|upper|lower|large|small) )?(?:church|halls?|rooms?|kitchen|library|lounge|vestry|sanctuary|foyer|car park)$/i;

/** Whether a place that is known by its name alone has the church's address. */
export function isPartOfChurch(place: string, church: Pick<Church, "name">): boolean {
  return place === church.name || PART_OF_CHURCH.test(place);
}

/** The church's address in the words of schema.org. */
export function churchAddress({ name, address }: Pick<Church, "name" | "address">): PostalAddress {
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
