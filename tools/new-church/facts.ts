import { type Document, isMap, isSeq, parseDocument, stringify } from "yaml";
import type { Answers } from "./questions.ts";

const DENOMINATION = " Presbyterian Church";
const AS_WRITTEN = { lineWidth: 100 };

/** The sample's church.yaml with this church's facts, and without what nobody has been asked. */
export function churchFacts(yaml: string, answers: Answers): string {
  const church = parseDocument(yaml);
  const { name, street, town, county, postcode, account } = answers;
  const isUsual = name.endsWith(DENOMINATION);
  church.set("name", name);
  church.set(
    "logo",
    isUsual
      ? { first: name.slice(0, -DENOMINATION.length), second: DENOMINATION.trim() }
      : { first: name },
  );
  church.set("website", answers.website);
  church.set("address", { street, town, county, postcode, map: mapOf(`${name} ${postcode}`) });
  church.set("phone", answers.phone);
  church.set("email", answers.email);
  church.setIn(["services", 0, "from"], answers.begins);
  church.setIn(["services", 0, "to"], answers.ends);
  church.deleteIn(["services", 0, "also"]);
  if (account) church.setIn(["churchsuite", "account"], account);
  else church.delete("churchsuite");
  for (const unasked of ["charity", "office", "social", "analytics"]) church.delete(unasked);
  return church.toString(AS_WRITTEN);
}

function mapOf(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place })}`;
}

/** A people.yaml with the minister, where there is one, and nobody else yet. */
export function peopleFacts({ minister }: Answers): string {
  const leader = minister ? stringify({ minister: { name: minister, role: "Minister" } }) : "";
  return `# Who leads and serves the congregation, in the order they are shown. docs/for-the-secretary.md has a
# recipe for an elder, a member of staff and their photos.
${leader}
session:

staff:
`;
}

/**
 * The facts of one of the sample's groups for another church: to be asked at its office until somebody
 * puts a leader in, without the sample's forms and links, and beside groups that are there.
 */
export function groupFacts(yaml: string, { groups, phone, email }: Answers): string {
  const group = parseDocument(yaml);
  group.set("contacts", [
    { name: "The church office", role: "Will put you in touch", phone, email },
  ]);
  group.delete("register");
  keepLinks(group);
  const named = ["before", "after"].map((side) => group.getIn(["neighbours", side]));
  if (named.some((slug) => slug !== undefined && !groups.includes(String(slug)))) {
    group.delete("neighbours");
  }
  return group.toString(AS_WRITTEN);
}

/** The facts of the sample's page on giving, without the way that leads through ChurchSuite. */
export function givingFacts(yaml: string): string {
  const giving = parseDocument(yaml);
  giving.delete("button");
  giving.delete("steps");
  giving.set(
    "description",
    "How to give to {church}: envelopes, Gift Aid and who to ring for help.",
  );
  giving.setIn(["help", "words"], "Ring the church office and someone will take you through it.");
  return giving.toString(AS_WRITTEN);
}

/** Only those that lead to a website that exists. */
function keepLinks(group: Document): void {
  const links = group.get("links");
  if (!isSeq(links)) return;
  links.items = links.items.filter(
    (link) => isMap(link) && !String(link.get("url")).includes(".example"),
  );
  if (links.items.length === 0) group.delete("links");
}
