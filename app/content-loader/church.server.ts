import * as v from "valibot";
import {
  clockTime,
  email,
  homeAddress,
  otherNames,
  phone,
  verbatim,
  webAddress,
  weekday,
  weekOfMonth,
  words,
} from "#app/content-loader/facts/fields.server.ts";
import { readFacts } from "#app/content-loader/facts/read-facts.server.ts";
import { contentExists } from "./read-content.server.ts";

const churchSuiteAccount = v.strictObject({
  account: v.pipe(
    verbatim,
    v.regex(
      /^[a-z0-9-]+$/,
      "expected the account's name only: the part before .churchsuite.com, in small letters",
    ),
  ),
  calendar: v.pipe(
    verbatim,
    v.regex(
      /^(?:embed|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/,
      "expected the word embed, or the UUID of a calendar (ChurchSuite: Calendar, Embed, More, Developer JSON)",
    ),
  ),
});

const service = v.pipe(
  v.strictObject({
    name: words,
    every: weekday,
    week: v.optional(weekOfMonth),
    from: clockTime,
    to: clockTime,
    where: v.optional(words, "The church"),
    also: otherNames,
  }),
  v.check(({ from, to }) => from < to, "ends before it starts"),
);

const logoFile = v.pipe(
  verbatim,
  v.regex(/^[\w-]+\.(?:svg|png)$/, "expected an SVG or PNG file in this folder, such as logo.svg"),
  v.check(contentExists, "names a picture that is not there. Is it spelt right?"),
);

/** Each is a file of app/styles/palettes. */
const palettes = ["lough", "heather", "moss"] as const;

const churchSchema = v.strictObject({
  name: words,
  logo: v.pipe(
    v.strictObject({
      first: words,
      second: v.optional(words),
      file: v.optional(logoFile),
      "on-dark": v.optional(logoFile),
    }),
    v.check(
      (logo) => !logo["on-dark"] || logo.file !== undefined,
      "has on-dark, the logo for dark grounds, and no file, the logo itself",
    ),
  ),
  looks: v.optional(
    v.strictObject({
      palette: v.optional(v.picklist(palettes, "expected lough, heather or moss")),
      hills: v.optional(v.picklist(["drawn", "none"], "expected drawn or none")),
    }),
  ),
  welcome: words,
  website: homeAddress,
  address: v.strictObject({
    street: words,
    town: words,
    county: words,
    postcode: words,
    map: webAddress,
  }),
  phone,
  email,
  charity: v.optional(
    v.pipe(verbatim, v.regex(/^NIC\d{6}$/, "expected a charity number such as NIC100000")),
  ),
  /** When the church office is open. */
  office: v.optional(words),
  // The first is the main one, whose hour stands large on the home page.
  services: v.pipe(
    v.tupleWithRest([service], service, "expected a list of services, the main one first"),
    v.check(
      (services) => new Set(services.map(({ name }) => name)).size === services.length,
      "two services have one name. Expected names such as Main Service and Evening Service",
    ),
  ),
  churchsuite: v.optional(churchSuiteAccount),
  social: v.optional(v.array(v.strictObject({ name: words, url: webAddress })), []),
  /** Left out, it is not decided yet. */
  analytics: v.optional(
    v.union(
      [
        v.literal("none"),
        v.strictObject({
          script: webAddress,
          site: verbatim,
          /** Where the script sends page views, if not to where it comes from. */
          "sends-to": v.optional(webAddress),
        }),
      ],
      "expected the word none, or a script and a site",
    ),
  ),
  /** GitHub Pages sends none of ours: there the Content-Security-Policy stands in every page. */
  "host-sends-headers": v.optional(v.picklist(["yes", "no"], "expected yes or no"), "yes"),
  /** Whether visitors' devices keep pages for when there is no signal; "no" takes away what they have kept. */
  "offline-copies": v.optional(v.picklist(["yes", "no"], "expected yes or no"), "yes"),
});

/** The church's own facts, `content/church.yaml`. */
export type Church = v.InferOutput<typeof churchSchema>;
export type ChurchSuiteAccount = NonNullable<Church["churchsuite"]>;

export function readChurch(): Church {
  return readFacts("church.yaml", churchSchema);
}
