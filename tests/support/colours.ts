/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrastBetween(first: Colour, second: Colour): number {
  const firstLight = luminance(first);
  const secondLight = luminance(second);
  const lighter = Math.max(firstLight, secondLight);
  const darker = Math.min(firstLight, secondLight);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
