/** A photograph in the sizes and forms that `tools/responsive-photos.ts` has made of it. */
export type Photo = {
  /** For `srcset`: every width of the newest form, and of the one before it. */
  avif: string;
  webp: string;
  /** For browsers that know neither. */
  jpeg: string;
  alt: string;
};
