import { valueAt } from "./json-fields.ts";

/**
 * `embed` is ChurchSuite's present format, and `calendar` the one announced to replace it. Answers of 2023 have fields of
 * both, so each field is read under the name that it has, whatever the format.
 */
export type FeedFormat = "embed" | "calendar";

/** The paths of the fields that the two formats call by different names. `valueAt` takes such paths. */
export type FieldPaths = {
  /** When the event begins. */
  start: string;
  /** When it ends. */
  end: string;
  /** The addresses of its picture, the largest first. */
  pictures: string[];
  /** The switches that are all on if the event takes bookings. */
  bookingSwitches: string[];
  /** The address of the page with details and booking. */
  detailsUrl: string;
};

/** Finds the paths of the fields of an entry, each in the format that it has. */
export function findFieldPaths(json: unknown): FieldPaths {
  const { embed, calendar } = fieldPaths;
  const isInEmbed = (path: string) => valueAt(json, path) !== undefined;
  // An answer between the formats may have the older start as null.
  const times = valueAt(json, embed.start) ? embed : calendar;
  const signUp = isInEmbed("signup_options") ? embed : calendar;
  return {
    start: times.start,
    end: times.end,
    pictures: isInEmbed("images") ? embed.pictures : calendar.pictures,
    bookingSwitches: signUp.bookingSwitches,
    detailsUrl: signUp.detailsUrl,
  };
}

const fieldPaths: Record<FeedFormat, FieldPaths> = {
  embed: {
    start: "datetime_start",
    end: "datetime_end",
    pictures: ["images.lg.url", "images.md.url", "images.sm.url", "images.thumb.url"],
    bookingSwitches: ["signup_options.signup_enabled", "signup_options.embed.enabled"],
    detailsUrl: "signup_options.tickets.url",
  },
  calendar: {
    start: "starts_at",
    end: "ends_at",
    pictures: ["image.large", "image.medium", "image.small", "image.thumbnail"],
    bookingSwitches: ["signup_enabled"],
    detailsUrl: "url",
  },
};
