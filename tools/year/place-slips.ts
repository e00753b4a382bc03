import { placeNames } from "#app/content-loader/checks/places.server.ts";
import { readChurch } from "#app/content-loader/church.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { lineOf } from "#app/content-loader/facts/parse-facts.server.ts";
import { probablyMeant } from "#app/content-loader/nearest.ts";
import { type Change, lastDayOf, NOTICES } from "#app/content-loader/notices.server.ts";
import { spotsNamed } from "#app/places/buildings.ts";
import type { Day } from "#app/time/wall-time.ts";
import { type Finding, worthALook } from "./finding.ts";

/** Dates in a place that has nearly the name of one of the church's. It may be elsewhere, or spelt wrong. */
export function placeSlips(changes: Change[], today: Day): Finding[] {
  return changes.flatMap((change, index) => {
    if (change.what === "off" || !change.where || lastDayOf(change) < today) return [];
    if (spotsNamed(change.where, readChurch()).length > 0) return [];
    const meant = probablyMeant(change.where, placeNames());
    if (!meant) return [];
    const line = lineOf(NOTICES, ["changes", index, "where"]);
    return [
      worthALook(
        change.for,
        `${contentPath(NOTICES)}, line ${line}: “${change.where}” is none of the church’s places, and the website has no address for it. Is ${meant} meant?`,
      ),
    ];
  });
}
