import * as v from "valibot";
import { field, filledIn } from "#app/content-loader/facts/field.ts";
import { verbatim, words } from "#app/content-loader/facts/fields.server.ts";
import { findEmblem, nearestEmblems } from "./emblems.server.ts";

const emblem = v.pipe(
  verbatim,
  v.check(
    (emblem) => findEmblem(emblem) !== undefined,
    ({ input }) =>
      `names no drawing. The nearest there are: ${nearestEmblems(input).join(", ")}. docs/emblems.md shows them all, and how to add one of your own`,
  ),
  filledIn("emblem"),
);

const glass = v.pipe(verbatim, filledIn("glass"));

/** What a group’s facts say of its window: its emblem, its glass, and what it shows. */
export const stainedGlass = v.pipe(
  v.strictObject({
    emblem: field("Emblem", v.optional(emblem), "Without one the window shows initials."),
    glass: field("Glass", v.optional(glass), "The colours of its ground, such as open water."),
    alt: field("What it shows", v.optional(words), "For those who cannot see it."),
  }),
  v.check(
    ({ emblem = "", alt }) =>
      alt !== undefined || findEmblem(emblem)?.description !== undefined || !findEmblem(emblem),
    "has an emblem that does not describe itself, and needs alt: what the window shows, for those who cannot see it",
  ),
  v.transform(({ alt, ...made }) => {
    const described = findEmblem(made.emblem ?? "")?.description;
    const shown = described
      ? `Stained glass: ${described}`
      : "Stained glass with the group’s initials";
    return { ...made, alt: alt ?? shown };
  }),
);
