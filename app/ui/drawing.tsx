import type { ComponentProps } from "react";

type Shown = ComponentProps<"img"> & { size: [width: number, height: number]; isAboveFold?: true };

/** A drawing for the eye alone; what stands below the first view is fetched when it is near. */
export function Drawing({ size: [width, height], isAboveFold, ...image }: Shown) {
  const loading = isAboveFold ? undefined : "lazy";
  return <img alt="" width={width} height={height} loading={loading} {...image} />;
}
