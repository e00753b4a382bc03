/** The light outside, as the home page's drawing and the light on the walls of other pages have it. */
export type Light = "night" | "dawn" | "morning" | "noon" | "dusk";

/**
 * The light in the north of Ireland at an instant in milliseconds since 1970. The sun there rises between 3:45 and 8:45
 * by UTC and sets between 16:00 and 21:00: a cosine of the year is never half an hour wrong. Pages have this function in
 * their HTML (root.tsx): it uses nothing from outside itself.
 */
export function lightAt(instant: number): Light {
  const sinceMidsummer = (instant - Date.UTC(2026, 5, 21)) / 31_556_952_000;
  const longer = 2.5 * Math.cos(2 * Math.PI * sinceMidsummer);
  const [sunrise, sunset] = [6.25 - longer, 18.5 + longer];
  const hour = (instant / 3_600_000) % 24;
  if (hour < sunrise - 1.25 || hour >= sunset + 0.75) return "night";
  if (hour < sunrise) return "dawn";
  if (hour < 12) return "morning";
  return hour < sunset - 1 ? "noon" : "dusk";
}
