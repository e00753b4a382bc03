import marks from "#app/assets/brand-marks.svg?url";

const brands = ["facebook", "instagram", "youtube"] as const;

type Brand = (typeof brands)[number];

/** A company's mark, or one for any other website, in the colour of the words around it. */
export function BrandMark({ brand }: { brand: Brand | "link" }) {
  return (
    <svg width={21} height={21} fill="currentColor" aria-hidden="true">
      <use href={`${marks}#${brand}`} />
    </svg>
  );
}

/** "youtube" for "https://www.youtube.com/@our-church"; "link" for a website that has no mark here. */
export function findBrand(address: string): Brand | "link" {
  const host = new URL(address).hostname.split(".");
  return brands.find((brand) => host.includes(brand)) ?? "link";
}
