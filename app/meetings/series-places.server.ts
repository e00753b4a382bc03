import type { Group } from "#app/content-loader/groups.server.ts";
import type { ChurchPlaces } from "#app/places/buildings.ts";
import {
  buildingFor,
  otherWhereabouts,
  placeName,
  usualWhereabouts,
} from "#app/places/ways.server.ts";
import type { Series } from "./meeting.ts";

/** A series with all its places named as pages name them, and with the way to those that are not at the church. */
export function inPlaces(series: Series, church: ChurchPlaces): Series {
  if (!church.places) return series;
  return {
    ...series,
    ...usualWhereabouts(series.where, church),
    sections: series.sections.map(({ where, ...section }) => ({
      ...section,
      ...(where && { where: placeName(where, church) }),
    })),
    meetings: series.meetings.map((meeting) => ({
      ...meeting,
      ...(meeting.where && otherWhereabouts(meeting.where, series.where, church)),
    })),
  };
}

/** The room of a group's own, or else where it meets. */
export function roomOf({ room, where }: Pick<Group, "room" | "where">, church: ChurchPlaces) {
  if (!room || !church.places) return room ?? placeName(where, church);
  return placeName(`${room}, ${buildingFor(where, church).name}`, church);
}
