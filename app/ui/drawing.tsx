import type { ComponentProps } from "react";

type DrawingProps = ComponentProps<"img"> & {
  /** The drawing's size in its own units. Browsers keep a place of this shape for it. */
  size: [width: number, height: number];
  /** Whether visitors see it without scrolling: it is then fetched at once. */
  isAboveFold?: true;
};

/** A drawing that says nothing, and that screen readers leave out. Browsers fetch it when it comes near. */
export function Drawing({ size: [width, height], isAboveFold, ...image }: DrawingProps) {
  const loading = isAboveFold ? undefined : "lazy";
  return <img alt="" width={width} height={height} loading={loading} {...image} />;
}
