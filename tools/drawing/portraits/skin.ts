import { type Colour, mix } from "#tools/drawing/shapes/colour.ts";

/** The tones a face is painted with, all mixed from one. */
export type Skin = {
  base: Colour;
  light: Colour;
  shade: Colour;
  deep: Colour;
  blush: Colour;
  lip: Colour;
  line: Colour;
};

/** Mixes a face's tones from its base; `warmth` (0 to 1) is how ruddy the cheeks are. */
export function skinFrom(base: Colour, warmth = 0.5): Skin {
  const shade = mix(base, "#7a3220", 0.3);
  return {
    base,
    light: mix(base, "#ffe6c4", 0.36),
    shade,
    deep: mix(base, "#4a1a1c", 0.5),
    blush: mix(base, "#cc4a34", 0.25 + warmth * 0.3),
    lip: mix(base, "#a33a38", 0.4),
    line: mix(base, "#2a0f10", 0.78),
  };
}
