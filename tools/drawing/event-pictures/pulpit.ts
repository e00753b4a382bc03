import { drawn, el, filled, linear } from "#tools/drawing/scenes/svg.ts";
import { glow } from "./canvas.ts";

export function pulpitPaint(): string {
  return (
    linear("oak", {}, [
      [0, "#b57a46"],
      [0.45, "#8f5a32"],
      [1, "#5a361f"],
    ]) +
    linear("fall", { x2: 1, y2: 0.5 }, [
      [0, "#2b6a80"],
      [1, "#123c4c"],
    ])
  );
}

/** The pulpit with its cloth and an open Bible, its foot at x, y; some 260 px high. */
export function pulpit(x: number, y: number): string {
  return el(
    "g",
    { transform: `translate(${x} ${y})` },
    filled("M-150 0h300v-14h-300z", "#4d2f1b"),
    filled("M-128-14h256v-14h-256z", "#6b4326"),
    // Panelled box, broader at the top.
    filled("M-96-28L-110-190H110L96-28z", "url(#oak)"),
    drawn(
      { stroke: "#4d2f1b", "stroke-width": 4, opacity: 0.7 },
      el("path", { d: "M-84-44l-8-128h40v128zM84-44l8-128h-40v128z" }),
    ),
    filled("M-126-206h252v18h-252z", "#c08a55"),
    filled("M-126-190h252v6h-252z", "#5a361f"),
    // The fall: blue cloth with the burning bush, and a gold fringe.
    filled("M-48-206h96v118h-96z", "url(#fall)"),
    filled("M-48-92h96v9h-96z", "#e0a93c"),
    drawn(
      { stroke: "#e0a93c", "stroke-width": 3 },
      el("path", {
        d: "M-46-83v8M-36-83v8M-26-83v8M-16-83v8M-6-83v8M4-83v8M14-83v8M24-83v8M34-83v8M44-83v8",
      }),
    ),
    filled(
      "M0-190c7 10 9 17 5 25 6-3 9-8 9-14 10 12 13 24 8 34-4 9-13 13-22 13s-18-4-22-13c-5-10-2-22 8-34 0 6 3 11 9 14-4-8-2-15 5-25z",
      "#f0b429",
    ),
    drawn(
      { stroke: "#123c4c", "stroke-width": 3 },
      el("path", { d: "M0-122v-44M0-134l-11-14M0-140l10-13M0-150l-7-9" }),
    ),
    filled("M-3-134h6v26h-6z", "#f0b429"),
    openBible(),
    glow(-8, -226, 120, 0.55, 60),
  );
}

function openBible(): string {
  return (
    filled("M-74-212l8-10H66l8 10z", "#3a2415") +
    filled(
      "M-70-214C-50-246-18-244 0-226 18-244 50-246 70-214 46-224 18-222 0-212-18-222-46-224-70-214z",
      "#fffaf0",
    ) +
    filled("M0-226C18-244 50-246 70-214 46-224 18-222 0-212z", "#ecdcbc") +
    drawn(
      { stroke: "#b59a76", "stroke-width": 1.6 },
      el("path", { d: "M-56-222q24-14 46-1M-50-229q22-8 38 2M12-223q22-13 46 1M14-228q20-9 36 0" }),
    ) +
    filled("M-4-214h8l2 34-6-6-6 6z", "#842b1a")
  );
}
