import * as v from "valibot";
import { type ContentFolder, field, fields, list, makeKind, noFillings, optional } from "#content";
import * as fact from "./fields.server.ts";
import { type Picture, photoFile } from "./pictures.server.ts";
import {
  adviceForFirstDay,
  beginsOnItsDay,
  dayRule,
  hasOneRhythm,
  ONE_RHYTHM,
} from "./rule.server.ts";

export const CHURCH = "church.yaml";

const charity = fields({
  /** "NIC100000" */
  number: field("Number", fact.verbatim, "Such as NIC100000."),
  /** "the Charity Commission for Northern Ireland" */
  regulator: field(
    "Regulator",
    fact.words,
    "Such as the Charity Commission for Northern Ireland, as it stands after “Registered with”.",
  ),
});

const repositoryName = makeKind({
  expected: "its owner and its name with a slash between them",
  example: "ballydown/website",
  pattern: /^[\w.-]+\/[\w.-]+$/,
});

const repository = fields({
  /** Its owner and its name: "ballydown/website". */
  name: field("Name", repositoryName, "Its owner and its name, such as ballydown/website."),
  branch: optional("Branch", fact.verbatim, { default: "main" }),
});

const accountName = makeKind({
  expected: "the part before .churchsuite.com, in small letters",
  example: "ballydown",
  pattern: /^[a-z0-9-]+$/,
});
const WHICH_CALENDAR =
  "word embed, or the UUID of a calendar (ChurchSuite: Calendar, Embed, More, Developer JSON)";
const calendarName = makeKind({
  expected: `the ${WHICH_CALENDAR}`,
  pattern: /^(?:embed|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/,
});
const churchSuiteAccount = fields({
  /** The part before .churchsuite.com. */
  account: field("Name of the account", accountName, "The part before .churchsuite.com."),
  /** "embed", or the id of a calendar. */
  calendar: field("Calendar", calendarName, `The ${WHICH_CALENDAR}.`),
  /** The category that services have there: "Worship Services". */
  services: optional("Category of services", fact.words, {
    hint: "What ChurchSuite calls it, such as Worship Services. The home page lists its events as services.",
  }),
});

const service = v.pipe(
  fields({
    /** "Main Service" */
    name: field("Name", fact.words, "Such as Main Service or Evening Service."),
    ...dayRule,
    /** When it begins, "11:30". */
    from: field("Begins", fact.clockTime),
    /** When it ends. */
    to: field("Ends", fact.clockTime),
    where: optional("Where", fact.words, { default: "The church" }),
    /** A link to a map, if it is not at the church. */
    map: optional("Link to a map", fact.webAddress, {
      hint: "Only where it is not at the church.",
    }),
    /** Its stream, for people at home. */
    stream: optional("Where it is streamed", fact.streamAddress, {
      hint: "The address that always shows what is live, such as https://www.youtube.com/@ballydown/live. Only where people can watch from home.",
    }),
    /** What the church's calendar calls it besides its name. */
    also: fact.otherNames,
  }),
  v.check((rule) => hasOneRhythm(rule), ONE_RHYTHM),
  v.check(
    (rule) => beginsOnItsDay(rule),
    ({ input }) => adviceForFirstDay(input),
  ),
  v.check((hours) => fact.endsAfterStart(hours), fact.ENDS_FIRST),
);

const logo = fields({
  /** The first line: "Ballydown". */
  first: field("First line", fact.words, "Such as Ballydown."),
  /** The second: "Presbyterian Church". */
  second: optional("Second line", fact.words, { hint: "Such as Presbyterian Church." }),
  /** A picture before them, in the church's folder: "photos/logo.png". If it is missing, the site has a mark of its own. */
  file: optional("Picture before them", photoFile, {
    hint: "About square, and clear on light and on dark: it is shown 40 pixels high. Left out, the website has its own.",
  }),
});

const analytics = fields({
  /** The address of its script. */
  script: field("Address of its script", fact.webAddress),
  /** The name by which the analytics know this site. */
  site: field("Name it knows this site by", fact.verbatim),
  /** The address to which the script sends page views, if it is not the script's own server. */
  "sends-to": optional("Where the script sends page views", fact.webAddress, {
    hint: "If not to where it comes from.",
  }),
});

const social = fields({
  /** "Facebook group" */
  name: field("Name", fact.words, "Such as Facebook group."),
  url: field("Address", fact.webAddress),
});

const address = fields({
  /** "1 Church Street" */
  street: field("Street", fact.words),
  town: field("Town", fact.words),
  county: field("County", fact.words),
  postcode: field("Postcode", fact.words),
  /** A link to a map. */
  map: field("Link to a map", fact.webAddress),
});

const pageAddress = makeKind({
  expected: "the address of a page without the domain",
  example: "/activities/choir",
  pattern: /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/,
});

const movedPage = fields({
  /** Its old address: "/activities/choir". */
  from: field("Old address", pageAddress, "Such as /activities/choir."),
  /** Its address now. */
  to: field("New address", pageAddress),
});

export const churchSchema = fields({
  /** "Ballydown Presbyterian Church" */
  name: field("Name of the church", fact.words),
  /** The logo in the header and at the foot of every page. */
  logo: field("Logo", logo),
  /** A few words for the foot of every page. */
  welcome: field("Welcome", fact.words, "A few words for the foot of every page."),
  /** The address of the website: "https://www.ballydown.org". */
  website: field("Address of the website", fact.homeAddress, "Such as https://www.ballydown.org"),
  address: field("Address of the church", address),
  /** "028 9649 6012" */
  phone: field("Telephone", fact.phone, "Such as 028 9649 6012."),
  email: field("E-mail", fact.email),
  /** Missing if the church is no charity, or does not say so. */
  charity: optional("Charity", charity),
  /** When the church office is open: "Monday to Friday, 9:30am–12:30pm". */
  office: optional("When the church office is open", fact.words, {
    hint: "On ordinary days. Write a notice for a bank holiday.",
  }),
  /** The services of an ordinary week; the first is the main one. */
  services: field(
    "Services",
    v.pipe(
      v.tupleWithRest(
        [field("Service", service)],
        service,
        "expected a list of services, the main one first",
      ),
      v.check(
        (services) => new Set(services.map(({ name }) => name)).size === services.length,
        "two services have one name. Expected names such as Main Service and Evening Service",
      ),
    ),
    "Of an ordinary week. The first is the main one, whose hour stands large on the home page. What is not as usual goes into Changes and notices.",
  ),
  /** Missing if the church keeps no calendar at ChurchSuite. */
  churchsuite: optional("ChurchSuite", churchSuiteAccount),
  /** The church's pages elsewhere. */
  social: list("The church’s pages elsewhere", field("Link", social)),
  /** The analytics that count page views; missing if nothing is counted. */
  analytics: optional("Counting page views", analytics, { hint: "Left out, nothing is counted." }),
  /** The repository of the website's files at GitHub, for the editor at /edit/. */
  repository: optional("Where GitHub keeps the files of this website", repository, {
    hint: "With it the website has a page to edit it, /edit/, for those who may write there.",
  }),
  /** Pages that had another address. */
  moved: list("Pages that have moved", field("Page", movedPage), {
    hint: "Whoever asks for the old address is led to the new one.",
  }),
});

/** What `church.yaml` says. */
export interface ChurchFacts extends v.InferOutput<typeof churchSchema> {}

export interface ChurchAddress extends v.InferOutput<typeof address> {}

/** A service of an ordinary week. */
export interface ServiceFacts extends v.InferOutput<typeof service> {}

/** The repository at GitHub in which a church keeps the files of its website. */
export interface Repository extends v.InferOutput<typeof repository> {}

/** Reads church.yaml. It can have no placeholders, because they stand for its facts. Undefined if it has mistakes. */
export function readChurchFacts(folder: ContentFolder): ChurchFacts | undefined {
  folder.refusePlaceholders(
    CHURCH,
    (name) => `{${name}} cannot stand in this file. Write out its words`,
  );
  return folder.readFacts(CHURCH, churchSchema, noFillings);
}

/** Finds the picture of the logo; undefined if the site's mark stands there. */
export function findLogo({ logo }: ChurchFacts): Picture | undefined {
  return logo.file === undefined ? undefined : { file: logo.file };
}

/** Maps the old address of each page that has moved to its new one. */
export function findNewAddresses({ moved }: ChurchFacts): Map<string, string> {
  return new Map(moved.map(({ from, to }) => [from, to]));
}
