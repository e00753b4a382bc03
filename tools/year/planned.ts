import { readChurch } from "#app/content-loader/church.server.ts";
import { type UsableGroup, usableGroups } from "#app/content-loader/groups.server.ts";
import { usableNotices } from "#app/content-loader/notices.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import type { Series } from "#app/meetings/meeting.ts";
import type { Rule } from "#app/meetings/reckon.server.ts";
import {
  datedGroups,
  datedServices,
  readDatedGroups,
  readDatedServices,
} from "#app/meetings/series.server.ts";
import { roomOf } from "#app/meetings/series-places.server.ts";

/** A group or a service with its dates, and what the office knows of it beside them. */
export type Planned = {
  series: Series;
  rule: Rule;
  /** Its own name, and what else the church's feed calls it. */
  names: string[];
  /** Which key it needs where nothing else is said. */
  room: string;
  isService: boolean;
};

/** Every service, the main one first, and every group, in the order of the menu. Throws ContentProblems. */
export function readPlanned(): Planned[] {
  return planned(readDatedServices(), readDatedGroups());
}

/** The same with the groups and changes that can be used, whatever else has to be mended. Throws ContentProblems. */
export function usablePlanned(): Planned[] {
  const facts = { year: readYear(), changes: usableNotices().changes };
  return planned(datedServices(facts), datedGroups(usableGroups(), facts));
}

function planned(
  services: ReturnType<typeof datedServices>,
  groups: ReturnType<typeof datedGroups<UsableGroup>>,
): Planned[] {
  return [
    ...services.map(({ service, series }) => ({
      series,
      rule: service,
      names: [service.name, ...service.also],
      room: series.where,
      isService: true,
    })),
    ...groups.map(({ group, series }) => ({
      series,
      rule: group.meets,
      names: [group.name, ...group.also],
      room: roomOf(group, readChurch()),
      isService: false,
    })),
  ];
}
