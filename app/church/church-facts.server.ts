import * as v from "valibot";
import { checkFacts, type FilledFacts, wellFacts } from "../../lib/content/check-facts.ts";
import { contentExists, oncePerBuild, readText } from "../../lib/content/content-folder.ts";
import { field, inputKind, list, noSlip, optional, type Slip } from "../../lib/content/facts.ts";
import { mapWords, PLACEHOLDER } from "../../lib/content/source.ts";
import * as fact from "./fields.server.ts";
import { dayRule, ruleSlip } from "./rule.server.ts";

/** Who keeps the registers of charities in these islands, and how the number of each is written. */
const regulators = [
  { regulator: "the Charity Commission for Northern Ireland", number: /^NIC ?\d{6}$/i },
  { regulator: "the Scottish Charity Regulator (OSCR)", number: /^SC ?\d{6}$/i },
  { regulator: "the Charity Commission for England and Wales", number: /^\d{6,7}$/ },
  { regulator: "the Charities Regulator", number: /^RCN ?\d{8}$/i },
];

/** A charity's number as its regulator writes it, "SC012345" or "RCN 20012345", and who that is. */
const charity = v.pipe(
  fact.ofForm(
    new RegExp(regulators.map(({ number }) => number.source).join("|"), "i"),
    "expected the number that your regulator gave you: such as NIC100000 in Northern Ireland, SC012345 in Scotland, 1234567 in England and Wales, RCN 20012345 in the Republic of Ireland",
  ),
  v.transform((typed) => ({
    number: typed.toUpperCase().replace(" ", "").replace("RCN", "RCN "),
    regulator: regulators.find(({ number }) => number.test(typed))?.regulator ?? "",
  })),
);

const repositoryName = fact.ofForm(
  /^[\w.-]+(?:\/[\w.-]+)+$/,
  "expected its owner and its name with a slash between them, such as ballydown/website",
);

/** Where a church keeps the files of its website, for the editor at /edit/. */
const repository = v.pipe(
  v.strictObject({
    host: field("Host", fact.oneOf("github", "gitlab", "gitea")),
    name: field("Name", repositoryName, "Its owner and its name, such as ballydown/website."),
    branch: optional("Branch", fact.verbatim, { usual: "main" }),
    address: optional("Address of the host", fact.webAddress, {
      hint: "For a Gitea or Forgejo of your own, or of others, such as https://codeberg.org",
    }),
    "sign-in": optional("For signing in without a token", fact.words, {
      hint: "At GitHub the address of your sign-in worker, elsewhere the ID of the application.",
    }),
  }),
  v.check(
    ({ host, address }) => (host === "gitea") === (address !== undefined),
    "expected an address: where the host is gitea, such as address: https://codeberg.org, and none for github and gitlab",
  ),
  v.check(
    ({ host, "sign-in": signIn = "" }) =>
      signIn === "" || (host === "github") === v.is(fact.webAddress, signIn),
    "expected a sign-in: at github the https:// address of the worker, elsewhere the ID that the host gave the application",
  ),
);
export type Repository = v.InferOutput<typeof repository>;

const accountName = fact.ofForm(
  /^[a-z0-9-]+$/,
  "expected the account's name only: the part before .churchsuite.com, in small letters",
);
const CALENDAR =
  "word embed, or the UUID of a calendar (ChurchSuite: Calendar, Embed, More, Developer JSON)";
const calendarName = fact.ofForm(
  /^(?:embed|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/,
  `expected the ${CALENDAR}`,
);
const churchSuiteAccount = v.strictObject({
  account: field("Name of the account", accountName, "The part before .churchsuite.com."),
  calendar: field("Calendar", calendarName, `The ${CALENDAR}.`),
});

const service = v.pipe(
  v.strictObject({
    name: field("Name", fact.words, "Such as Main Service or Evening Service."),
    ...dayRule,
    from: field("Begins", fact.clockTime),
    to: field("Ends", fact.clockTime),
    where: optional("Where", fact.words, { usual: "The church" }),
    map: optional("Link to a map", fact.webAddress, {
      hint: "Only where it is not at the church.",
    }),
    stream: optional("Where it is streamed", fact.streamAddress, {
      hint: "Such as https://www.youtube.com/@ballydown/live. Only where people can watch from home.",
    }),
    also: fact.otherNames,
  }),
  noSlip((rule) => ruleSlip(rule)),
  v.check((hours) => fact.endsAfterStart(hours), "ends before it starts"),
);

const logoFile = v.pipe(
  fact.picturePath(
    /^[\w-]+\.(?:svg|png)$/,
    "expected an SVG or PNG file in this folder, such as logo.svg",
  ),
  v.check(contentExists, "names a picture that is not there. Is it spelt right?"),
  v.check(
    (file) => file.endsWith(".png") || !contentExists(file) || /viewBox=/.test(readText(file)),
    "names an SVG without a viewBox, which cannot be scaled. In Inkscape, save it as Plain SVG; or save it as PNG",
  ),
  inputKind("logo"),
);

const logo = v.pipe(
  v.strictObject({
    first: field("First line beside it", fact.words, "Such as Ballydown."),
    second: optional("Second line", fact.words, { hint: "Such as Presbyterian Church." }),
    file: optional("Picture", logoFile, {
      hint: "SVG with its letters as paths, or PNG 120 pixels high or more: it is shown 40 pixels high.",
    }),
    "on-dark": optional("Picture for dark grounds", logoFile, {
      hint: "For the dark footer and for pages by night, where the logo is too dark for them.",
    }),
    "has-name": optional("Whether the picture has the name in it", fact.yesOrNo, {
      usual: "no",
      hint: "With Yes the two lines do not stand beside it, and are read out in its place.",
    }),
  }),
  v.check(
    (logo) => logo.file !== undefined || (!logo["on-dark"] && !logo["has-name"]),
    "says more of a picture than where it is. Expected file: too, with the logo itself",
  ),
);

const counter = v.strictObject({
  script: field("Address of its script", fact.webAddress),
  site: field("Name it knows this site by", fact.verbatim),
  "sends-to": optional("Where the script sends page views", fact.webAddress, {
    hint: "If not to where it comes from.",
  }),
});

const social = v.strictObject({
  name: field("Name", fact.words, "Such as Facebook group."),
  url: field("Address", fact.webAddress),
});

const address = v.strictObject({
  street: field("Street", fact.words),
  town: field("Town", fact.words),
  county: field("County", fact.words),
  postcode: field("Postcode", fact.words),
  map: field("Link to a map", fact.webAddress),
});

const pageAddress = fact.ofForm(
  /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/,
  "expected the address of a page without the domain, such as /activities/choir",
);

const movedPage = v.strictObject({
  from: field("Old address", pageAddress, "Such as /activities/choir."),
  to: field("New address", pageAddress),
});

export const churchFacts = v.strictObject({
  name: field("Name of the church", fact.words),
  logo: field("Logo", logo),
  welcome: field("Welcome", fact.words, "A few words for the foot of every page."),
  website: field("Address of the website", fact.homeAddress, "Such as https://www.ballydown.org"),
  address: field("Address of the church", address),
  phone: field("Telephone", fact.phone, "Such as 028 9649 6012."),
  email: field("E-mail", fact.email),
  charity: optional("Charity number", charity, {
    hint: "Such as NIC100000, SC012345, 1234567 or RCN 20012345.",
  }),
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
  analytics: optional("Counting page views", counter, { hint: "Left out, nothing is counted." }),
  "host-sends-headers": optional(
    "Whether the host sends what the build writes for it",
    fact.yesOrNo,
    { usual: "yes", hint: "Choose No only on GitHub Pages." },
  ),
  repository: optional("Where the files of this website are kept", repository, {
    hint: "With it the website has a page to edit it, /edit/, for those who may write there.",
  }),
  moved: list("Pages that have moved", field("Page", movedPage), {
    hint: "Whoever asks for the old address is led to the new one.",
  }),
});

export type Church = v.InferOutput<typeof churchFacts>;

export const readChurch = oncePerBuild(
  (): Church => wellFacts(checkFacts("church.yaml", churchFacts, withoutPlaceholders)),
);

/** The present address of each page that had another one. */
export function movedAddresses(): Map<string, string> {
  return new Map(readChurch().moved.map(({ from, to }) => [from, to]));
}

/** Placeholders stand for these facts: among them there are none. */
function withoutPlaceholders(typed: unknown): FilledFacts {
  const slips: Slip[] = [];
  const facts = mapWords(typed, (words, path) => {
    const [found] = words.match(PLACEHOLDER) ?? [];
    if (found) slips.push([path, `${found} cannot stand in this file. Write out its words`]);
    return words;
  });
  return { facts, slips };
}
