import { faceted, HOUSE_LENGTH } from "./meeting-house-size.ts";
import { filled } from "./svg.ts";
import { seen } from "./viewpoint.ts";

/** The session room behind: a lower gabled annexe with one small window. */
export function sessionRoom(): string {
  const from = HOUSE_LENGTH;
  const to = HOUSE_LENGTH + 4.2;
  const [near, far, eaves, ridge] = [1.2, 5.4, 2.7, 4.4];
  const middle = (near + far) / 2;
  const wall = faceted(
    seen(from, near, 0),
    seen(from, near, eaves),
    seen(to, near, eaves),
    seen(to, near, 0),
  );
  const slates = faceted(
    seen(from, near - 0.25, eaves - 0.1),
    seen(to + 0.2, near - 0.25, eaves - 0.1),
    seen(to + 0.2, middle, ridge),
    seen(from, middle, ridge),
  );
  const pane = faceted(
    seen(from + 2, near, 0.9),
    seen(from + 2, near, 2.1),
    seen(from + 2.9, near, 2.1),
    seen(from + 2.9, near, 0.9),
  );
  return filled(wall, "#2b3a45") + filled(slates, "#1d2b35") + filled(pane, "#ffcf7a");
}
