import * as v from "valibot";
import {
  type ContentFolder,
  field,
  fields,
  list,
  listPlaceholders,
  makeKind,
  mapWords,
  noFillings,
  optional,
} from "#content";
import type { DayRule, Stream } from "#dates";
import * as fact from "./fields.server.ts";
import { type Picture, photoFile } from "./pictures.server.ts";
import {
  adviceForFirstDay,
  beginsOnItsDay,
  dayRule,
  hasOneRhythm,
  ONE_RHYTHM,
} from "./rule.server.ts";

/** What `church.yaml` says. */
export type ChurchFacts = {
  /** "Ballydown Presbyterian Church" */
  name: string;
  logo: Logo;
  /** A few words for the foot of every page. */
  welcome: string;
  /** The address of the website: "https://www.ballydown.org". */
  website: string;
  address: ChurchAddress;
  /** "028 9649 6012" */
  phone: string;
  email: string;
  /** Missing if the church is no charity, or does not say so. */
  charity?: Charity;
  /** When the church office is open: "Monday to Friday, 9:30am–12:30pm". */
  office?: string;
  /** The services of an ordinary week; the first is the main one. */
  services: [ServiceFacts, ...ServiceFacts[]];
  /** Missing if the church keeps no calendar at ChurchSuite. */
  churchsuite?: ChurchSuiteAccount;
  /** The church's pages elsewhere. */
  social: SocialLink[];
  /** The analytics that count page views; missing if nothing is counted. */
  analytics?: AnalyticsFacts;
  /** Whether the host sends the headers that the build writes for it. */
  "host-sends-headers": boolean;
  /** The repository of the website's files at GitHub, for the editor at /edit/. */
  repository?: Repository;
  /** Pages that had another address. */
  moved: MovedPage[];
};

/** The logo in the header and at the foot of every page. */
type Logo = {
  /** The first line: "Ballydown". */
  first: string;
  /** The second: "Presbyterian Church". */
  second?: string;
  /** A picture before them, in the church's folder: "photos/logo.png". If it is missing, the site has a mark of its own. */
  file?: string;
};

export type ChurchAddress = {
  /** "1 Church Street" */
  street: string;
  town: string;
  county: string;
  postcode: string;
  /** A link to a map. */
  map: string;
};

type Charity = {
  /** "NIC100000" */
  number: string;
  /** "the Charity Commission for Northern Ireland" */
  regulator: string;
};

/** A service of an ordinary week. */
export type ServiceFacts = DayRule & {
  /** "Main Service" */
  name: string;
  /** When it begins, "11:30". */
  from: string;
  /** When it ends. */
  to: string;
  where: string;
  /** A link to a map, if it is not at the church. */
  map?: string;
  /** Its stream, for people at home. */
  stream?: Stream;
  /** What the church's calendar calls it besides its name. */
  also: string[];
};

type ChurchSuiteAccount = {
  /** The part before .churchsuite.com. */
  account: string;
  /** "embed", or the id of a calendar. */
  calendar: string;
  /** The category that services have there: "Worship Services". */
  services?: string;
};

type SocialLink = {
  /** "Facebook group" */
  name: string;
  url: string;
};

type AnalyticsFacts = {
  /** The address of its script. */
  script: string;
  /** The name by which the analytics know this site. */
  site: string;
  /** The address to which the script sends page views, if it is not the script's own server. */
  "sends-to"?: string;
};

/** The repository at GitHub in which a church keeps the files of its website. */
export type Repository = {
  /** Its owner and its name: "ballydown/website". */
  name: string;
  branch: string;
  /** The address of a worker with which people sign in without a token. */
  "sign-in"?: string;
};

type MovedPage = {
  /** Its old address: "/activities/choir". */
  from: string;
  /** Its address now. */
  to: string;
};

export const CHURCH = "church.yaml";

const charity = fields({
  number: field("Number", fact.verbatim, "Such as NIC100000."),
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
  name: field("Name", repositoryName, "Its owner and its name, such as ballydown/website."),
  branch: optional("Branch", fact.verbatim, { default: "main" }),
  "sign-in": optional("For signing in without a token", fact.webAddress, {
    hint: "The address of your sign-in worker.",
  }),
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
  account: field("Name of the account", accountName, "The part before .churchsuite.com."),
  calendar: field("Calendar", calendarName, `The ${WHICH_CALENDAR}.`),
  services: optional("Category of services", fact.words, {
    hint: "What ChurchSuite calls it, such as Worship Services. The home page lists its events as services.",
  }),
});

const service = v.pipe(
  fields({
    name: field("Name", fact.words, "Such as Main Service or Evening Service."),
    ...dayRule,
    from: field("Begins", fact.clockTime),
    to: field("Ends", fact.clockTime),
    where: optional("Where", fact.words, { default: "The church" }),
    map: optional("Link to a map", fact.webAddress, {
      hint: "Only where it is not at the church.",
    }),
    stream: optional("Where it is streamed", fact.streamAddress, {
      hint: "Such as https://www.youtube.com/@ballydown/live. Only where people can watch from home.",
    }),
    also: fact.otherNames,
  }),
  v.check((rule) => hasOneRhythm(rule), ONE_RHYTHM),
  v.check(
    (rule) => beginsOnItsDay(rule),
    ({ input }) => adviceForFirstDay(input),
  ),
  v.check((hours) => fact.endsAfterStart(hours), "ends before it starts"),
);

const logo = fields({
  first: field("First line", fact.words, "Such as Ballydown."),
  second: optional("Second line", fact.words, { hint: "Such as Presbyterian Church." }),
  file: optional("Picture before them", photoFile, {
    hint: "About square, and clear on light and on dark: it is shown 40 pixels high. Left out, the website has its own.",
  }),
});

const analytics = fields({
  script: field("Address of its script", fact.webAddress),
  site: field("Name it knows this site by", fact.verbatim),
  "sends-to": optional("Where the script sends page views", fact.webAddress, {
    hint: "If not to where it comes from.",
  }),
});

const social = fields({
  name: field("Name", fact.words, "Such as Facebook group."),
  url: field("Address", fact.webAddress),
});

const address = fields({
  street: field("Street", fact.words),
  town: field("Town", fact.words),
  county: field("County", fact.words),
  postcode: field("Postcode", fact.words),
  map: field("Link to a map", fact.webAddress),
});

const pageAddress = makeKind({
  expected: "the address of a page without the domain",
  example: "/activities/choir",
  pattern: /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/,
});

const movedPage = fields({
  from: field("Old address", pageAddress, "Such as /activities/choir."),
  to: field("New address", pageAddress),
});

export const churchSchema = fields({
  name: field("Name of the church", fact.words),
  logo: field("Logo", logo),
  welcome: field("Welcome", fact.words, "A few words for the foot of every page."),
  website: field("Address of the website", fact.homeAddress, "Such as https://www.ballydown.org"),
  address: field("Address of the church", address),
  phone: field("Telephone", fact.phone, "Such as 028 9649 6012."),
  email: field("E-mail", fact.email),
  charity: optional("Charity", charity),
  office: optional("When the church office is open", fact.words),
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
    "Of an ordinary week. The first is the main one, whose hour stands large on the home page.",
  ),
  churchsuite: optional("ChurchSuite", churchSuiteAccount),
  social: list("The church’s pages elsewhere", field("Link", social)),
  analytics: optional("Counting page views", analytics, { hint: "Left out, nothing is counted." }),
  "host-sends-headers": optional(
    "Whether the host sends what the build writes for it",
    fact.yesOrNo,
    { default: "yes", hint: "Choose No only on GitHub Pages." },
  ),
  repository: optional("Where GitHub keeps the files of this website", repository, {
    hint: "With it the website has a page to edit it, /edit/, for those who may write there.",
  }),
  moved: list("Pages that have moved", field("Page", movedPage), {
    hint: "Whoever asks for the old address is led to the new one.",
  }),
}) satisfies v.GenericSchema<unknown, ChurchFacts>;

/** Reads church.yaml alone, which has no placeholders. Undefined if it has mistakes, which `readChurch` records. */
export function readChurchFacts(folder: ContentFolder): ChurchFacts | undefined {
  return folder.tryFacts(CHURCH, churchSchema, noFillings);
}

/** Refuses placeholders in church.yaml, because they stand for its facts. */
export function refusePlaceholders(folder: ContentFolder): void {
  mapWords(folder.readSource(CHURCH)?.facts, (words, path) => {
    for (const name of listPlaceholders(words)) {
      folder.refuseFact(CHURCH, path, `{${name}} cannot stand in this file. Write out its words`);
    }
    return words;
  });
}

/** Finds the picture of the logo; undefined if the site's mark stands there. */
export function findLogo({ logo }: ChurchFacts): Picture | undefined {
  return logo.file === undefined ? undefined : { file: logo.file };
}

/** Maps the old address of each page that has moved to its new one. */
export function findNewAddresses({ moved }: ChurchFacts): Map<string, string> {
  return new Map(moved.map(({ from, to }) => [from, to]));
}
