import type { PostalAddress } from "schema-dts";
import type { ChurchAddress } from "./church-facts.server.ts";

/** A church and where it is. */
export type PlacedChurch = {
  /** "Ballydown Presbyterian Church" */
  name: string;
  address: ChurchAddress;
};

/** The church's address in the words of schema.org. */
export function describeAddress({ name, address }: PlacedChurch): PostalAddress {
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
