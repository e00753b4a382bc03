import type { PostalAddress } from "schema-dts";
import type { ChurchFacts } from "./church-facts.server.ts";

/** What of the church's facts says where it is. */
export type ChurchAddress = Pick<ChurchFacts, "name" | "address">;

// Postcodes of the Republic are such as "D02 X285". Those of the United Kingdom end with three signs.
const EIRCODE = /^[a-z]\d[\dw] ?[a-z\d]{4}$/i;

/** The church's address in the words of schema.org. */
export function postalAddress({ name, address }: ChurchAddress): PostalAddress {
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
