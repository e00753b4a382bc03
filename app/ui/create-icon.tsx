import type { LucideIconData } from "lucide-react/types";
import { createElement } from "react";

/** What lucide-react makes of a drawing for the built site; `.lucide` in base.css has its lines and its size. */
export default function createIcon({ node }: LucideIconData) {
  return ({ className = "" }: { className?: string }) => (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`lucide ${className}`}>
      {node.map(([shape, its]) => createElement(shape, its))}
    </svg>
  );
}
