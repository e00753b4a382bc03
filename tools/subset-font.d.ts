declare module "subset-font" {
  export type Axis = number | { min: number; max: number };

  /** Cuts a font down to the letters given; axes of a variable font are pinned or narrowed. */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes: Record<string, Axis>;
      keepFeatures: string[];
      dropTables: string[];
    },
  ): Promise<Uint8Array>;
}
