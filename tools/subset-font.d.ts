declare module "subset-font" {
  type Axis = number | { min: number; max: number };

  /** Cuts a font down to the letters given; axes of a variable font are pinned or narrowed. */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes: Record<string, Axis>;
      /** OpenType features; all of them where this is missing. */
      keepFeatures?: string[];
    },
  ): Promise<Uint8Array>;
}
