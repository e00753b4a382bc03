import type { PostalAddress } from "schema-dts";
import type { Building, ChurchPlaces } from "./buildings.ts";

/** A building's address in the words of schema.org. */
export function postalAddress(
  { name, isChurch, address }: Building,
  church: ChurchPlaces,
): PostalAddress {
  return {
    "@type": "PostalAddress",
    name: isChurch ? church.name : name,
    streetAddress: address.street,
    addressLocality: address.town,
    addressRegion: address.county,
    postalCode: address.postcode,
    addressCountry: "GB",
  };
}
