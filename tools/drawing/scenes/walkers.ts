import { again, el, filled, standing } from "./svg.ts";

/** Folk on their way to church: across, down, size, which figure. */
const FOLK = [
  [1334, 800, 0.86, "man"],
  [1318, 802, 0.84, "woman"],
  [1268, 876, 1.08, "woman"],
  [1288, 880, 0.74, "child"],
  [1306, 874, 1.1, "man"],
] as const;

/** Figures seen from behind, 42 high, feet at 0, 0, with the morning on their shoulders. */
export function figures(): string {
  const rim = { fill: "none", stroke: "#ffdf9c", "stroke-width": 1.4, "stroke-linecap": "round" };
  const shadow = filled("M-5-1q3 18 9 34h9q-1-18-8-34z", "#0b1f1a40");
  return (
    el(
      "g",
      { id: "man" },
      shadow,
      filled(
        "M-5-15l1 15h3l1-11 1 11h3l1-15zM-7-32q7-3 14 0l1 18h-16zM-4-37a4 4 0 1 1 8 0 4 4 0 1 1-8 0",
        "#1a2a36",
      ),
      el("path", { d: "M-7-31q7-4 14 0M-4-38q4-6 8 0", ...rim }),
    ) +
    el(
      "g",
      { id: "woman" },
      shadow,
      filled(
        "M-4-10v10h3v-10zM1-10v10h3v-10zM-5-31q5-3 10 0l4 22q-9 4-18 0zM-4-36a4 4 0 1 1 8 0 4 4 0 1 1-8 0",
        "#4a2f4c",
      ),
      el("path", { d: "M-6-30q6-4 12 0M-4-37q4-6 8 0", ...rim }),
    ) +
    el(
      "g",
      { id: "child" },
      shadow,
      filled(
        "M-4-10v10h3v-10zM1-10v10h3v-10zM-6-31q6-3 12 0l4 20q-10 4-20 0zM-5-37a5 5 0 1 1 10 0 5 5 0 1 1-10 0",
        "#7d3420",
      ),
      el("path", { d: "M-7-30q7-4 14 0M-5-38q5-6 10 0M-8-28l-14-6M8-28l14-8", ...rim }),
    )
  );
}

export function walkers(): string {
  return FOLK.map(([x, y, size, figure]) => again(figure, standing(x, y, size))).join("");
}
