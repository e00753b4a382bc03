/** Writes a coordinate as briefly as SVG allows, to at most one decimal place. */
export function short(value: number): string {
  return decimals(value, 1);
}

/** Writes a number to at most so many decimal places, without a needless leading zero. */
export function decimals(value: number, places: number): string {
  const rounded = String(Number(value.toFixed(places)));
  return (rounded === "-0" ? "0" : rounded).replace(/^(-?)0\./, "$1.");
}
