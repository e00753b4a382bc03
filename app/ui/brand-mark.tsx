import marks from "#app/assets/brand-marks.svg?url";

/** A company's mark, in the colour of the words around it. */
export function BrandMark({ brand }: { brand: "facebook" | "instagram" | "youtube" }) {
  return (
    <svg width={21} height={21} fill="currentColor" aria-hidden="true">
      <use href={`${marks}#${brand}`} />
    </svg>
  );
}
