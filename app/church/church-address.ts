import type { PostalAddress } from "schema-dts";
import type { ChurchAddress } from "./church-facts.server.ts";

/** A church and where it is. */
export type PlacedChurch = {
  /** "Ballydown Presbyterian Church" */
  name: string;
  address: ChurchAddress;
};

// Postcodes of the Republic end with four characters, as in "D02 X285"; those of the United Kingdom end with three.
const EIRCODE = /^[a-z]\d[\dw] ?[a-z\d]{4}$/i;

/** The church's address in the words of schema.org. */
export function describeAddress({ name, address }: PlacedChurch): PostalAddress {
  return {
    "@type": "PostalAddress",
    name,
    streetAddress: address.street,
    addressLocality: address.town,
    addressRegion: address.county,
    postalCode: address.postcode,
    addressCountry: EIRCODE.test(address.postcode) ? "IE" : "GB",
  };
}
