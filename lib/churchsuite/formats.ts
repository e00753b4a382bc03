/** `embed` is ChurchSuite's present format, `calendar` the one announced to replace it. */
export type FeedFormat = "embed" | "calendar";

/** The paths, as `valueAt` takes them, of what the two formats keep under different names. */
export type FieldPaths = {
  /** When the event begins. */
  start: string;
  /** When it ends. */
  end: string;
  /** The addresses of its picture, the largest first. */
  pictures: string[];
  /** Switches, all of which are on where the event takes bookings. */
  bookingSwitches: string[];
  /** The address of the page with details and booking. */
  detailsUrl: string;
};

export const fieldPaths: Record<FeedFormat, FieldPaths> = {
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
