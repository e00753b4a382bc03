import { Children, type ReactNode } from "react";

/** Prints parts that never change while they are shown: React may tell them apart by their place. */
export function byPlace<Part>(parts: Part[], print: (part: Part) => ReactNode): ReactNode {
  return Children.toArray(parts.map(print));
}
