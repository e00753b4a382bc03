/** A photo in the sizes and formats that tools/responsive-photos.ts makes of it. */
export type Photo = {
  /** `avif` and `webp` are in the form of `srcset`. */
  avif: string;
  webp: string;
  jpeg: string;
  alt: string;
};
