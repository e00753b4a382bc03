import { readChurch } from "#app/content-loader/church.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { throwAny } from "#app/content-loader/content-problem.server.ts";
import type { FactPath, Slip } from "#app/content-loader/facts/field.ts";
import { problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import { groupFile, type UsableGroup } from "#app/content-loader/groups.server.ts";
import { nearest } from "#app/content-loader/nearest.ts";
import { type Change, NOTICES } from "#app/content-loader/notices.server.ts";
import { type Building, buildingsOf, spotsNamed } from "#app/places/buildings.ts";

const CHURCH = "church.yaml";

const CHURCH_FIRST =
  "the first place is the church, whose address stands above. Take this one away, or put the church first";
const NO_ADDRESS =
  "has no address. Expected address: with street:, town:, county:, postcode: and map: below it. What has the church’s own address is one of its rooms";

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
  const told = (file: string, slips: Slip[]) => slips.map((slip) => problemIn(file, ...slip));
  const ofServices = church.services.flatMap(({ where }, index) =>
    whereSlips(["services", index, "where"], where),
  );
  const ofChanges = changes.flatMap((change, index) => {
    const where = "where" in change ? change.where : undefined;
    // What is on a day elsewhere, such as a joint service, may be anywhere.
    const isHere = where && spotsNamed(where, church).length > 0;
    return isHere ? whereSlips(["changes", index, "where"], where) : [];
  });
  throwAny([
    ...told(CHURCH, [...buildingsOf(church).flatMap(buildingSlips), ...ofServices]),
    ...groups.flatMap((group) => told(groupFile(group.slug), groupSlips(group))),
    ...told(NOTICES, ofChanges),
  ]);
}

function buildingSlips({ name, rooms }: Building, index: number): Slip[] {
  const church = readChurch();
  const slips: Slip[] = [];
  const hasAddress = church.places?.[index]?.address !== undefined;
  if (index === 0 && hasAddress) slips.push([["places", index, "address"], CHURCH_FIRST]);
  if (index > 0 && !hasAddress) slips.push([["places", index], NO_ADDRESS]);
  const names = [name, ...rooms];
  const double = names.find((one, at) => names.indexOf(one) < at);
  if (double) slips.push([["places", index], `has “${double}” twice. Expected a name for each`]);
  if (spotsNamed(name, church).length > 1) {
    slips.push([["places", index, "name"], `is the name of another place, too: ${name}`]);
  }
  return slips;
}

function groupSlips({ where, room, meets }: UsableGroup): Slip[] {
  const church = readChurch();
  const [spot, ...others] = spotsNamed(where, church);
  const slips = [
    ...whereSlips(["where"], where),
    ...meets.sections.flatMap((section, index) =>
      whereSlips(["meets", "sections", index, "where"], section.where),
    ),
  ];
  if (!room || !spot || others.length > 0) return slips;
  const { name, rooms } = spot.building;
  if (spotsNamed(`${room}, ${name}`, church).length > 0) return slips;
  const expected = `is no room of ${name} in ${contentPath(CHURCH)}. Expected one of: ${rooms.join(", ") || "none, as it has no rooms there"}. Found: ${room}`;
  return [...slips, [["room"], expected]];
}

function whereSlips(path: FactPath, where: string | undefined): Slip[] {
  if (!where) return [];
  const spots = spotsNamed(where, readChurch());
  if (spots.length === 1) return [];
  if (spots.length > 1) {
    const whole = spots.map(({ building }) => `${where}, ${building.name}`);
    return [[path, `may be in several buildings. Expected ${whole.join(" or ")}`]];
  }
  const names = placeNames();
  const unknown = `“${where}” is none of the places in ${contentPath(CHURCH)}, nor one of their rooms: ${names.join("; ")}. The nearest: ${nearest(where, names, 1).join()}`;
  return [[path, unknown]];
}
