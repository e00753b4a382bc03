import { readChurch } from "#app/content-loader/church.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { type ContentProblem, throwAny } from "#app/content-loader/content-problem.server.ts";
import type { FactPath, Slip } from "#app/content-loader/facts/field.ts";
import { problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import type { UsableGroup } from "#app/content-loader/groups.server.ts";
import { nearest } from "#app/content-loader/nearest.ts";
import { type Change, NOTICES } from "#app/content-loader/notices.server.ts";
import { type Building, buildingsOf, spotsNamed } from "#app/places/buildings.ts";

const CHURCH = "church.yaml";

/** What `where:` can name: every building, and every room. */
export function placeNames(): string[] {
  const church = readChurch();
  if (!church.places) return [];
  const names = buildingsOf(church).flatMap(({ name, rooms }) => [
    name,
    ...rooms.map((room) => (spotsNamed(room, church).length === 1 ? room : `${room}, ${name}`)),
  ]);
  return [...new Set(names)];
}

/** Throws ContentProblems where the list of places has a slip, or something is said to be where the list has no place. */
export function refuseUnknownPlaces(groups: UsableGroup[], changes: Change[]): void {
  const church = readChurch();
  if (!church.places) return;
  throwAny([
    ...buildingsOf(church).flatMap(buildingProblems),
    ...church.services.flatMap(({ where }, index) =>
      whereProblems(CHURCH, ["services", index, "where"], where),
    ),
    ...groups.flatMap(groupProblems),
    ...changes.flatMap((change, index) =>
      change.what === "off" || change.where === undefined
        ? []
        : // What is on a day elsewhere, such as a joint service, may be anywhere.
          whereProblems(NOTICES, ["changes", index, "where"], change.where, "or elsewhere"),
    ),
  ]);
}

function buildingProblems({ name, rooms }: Building, index: number): ContentProblem[] {
  const church = readChurch();
  const slips: Slip[] = [];
  const hasAddress = church.places?.[index]?.address !== undefined;
  if (index === 0 && hasAddress) {
    slips.push([
      ["places", index, "address"],
      "the first place is the church, whose address stands above. Take this one away, or put the church first",
    ]);
  }
  if (index > 0 && !hasAddress) {
    slips.push([
      ["places", index],
      "has no address. Expected address: with street:, town:, county:, postcode: and map: below it. What has the church’s own address is one of its rooms",
    ]);
  }
  const names = [name, ...rooms];
  const double = names.find((one, at) => names.indexOf(one) < at);
  if (double) slips.push([["places", index], `has “${double}” twice. Expected a name for each`]);
  if (spotsNamed(name, church).length > 1) {
    slips.push([["places", index, "name"], `is the name of another place, too: ${name}`]);
  }
  return slips.map((slip) => problemIn(CHURCH, ...slip));
}

function groupProblems({ slug, where, room, meets }: UsableGroup): ContentProblem[] {
  const file = `groups/${slug}.md`;
  const [spot, ...others] = spotsNamed(where, readChurch());
  const building = others.length === 0 && spot?.building;
  return [
    ...whereProblems(file, ["where"], where),
    ...(room && building ? roomProblems(file, room, building) : []),
    ...meets.sections.flatMap((section, index) =>
      section.where
        ? whereProblems(file, ["meets", "sections", index, "where"], section.where)
        : [],
    ),
  ];
}

function roomProblems(file: string, room: string, { name, rooms }: Building): ContentProblem[] {
  if (spotsNamed(`${room}, ${name}`, readChurch()).length > 0) return [];
  return [
    problemIn(
      file,
      ["room"],
      `is no room of ${name} in ${contentPath(CHURCH)}. Expected one of: ${rooms.join(", ") || "none, as it has no rooms there"}. Found: ${room}`,
    ),
  ];
}

function whereProblems(
  file: string,
  path: FactPath,
  where: string,
  orElse?: "or elsewhere",
): ContentProblem[] {
  const spots = spotsNamed(where, readChurch());
  if (spots.length === 1 || (spots.length === 0 && orElse)) return [];
  if (spots.length > 1) {
    const whole = spots.map(({ building }) => `${where}, ${building.name}`);
    return [problemIn(file, path, `may be in several buildings. Expected ${whole.join(" or ")}`)];
  }
  const names = placeNames();
  return [
    problemIn(
      file,
      path,
      `“${where}” is none of the places in ${contentPath(CHURCH)}, nor one of their rooms: ${names.join("; ")}. The nearest: ${nearest(where, names, 1).join()}`,
    ),
  ];
}
