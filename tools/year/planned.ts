import type { Series } from "#app/meetings/meeting.ts";
import type { Rule } from "#app/meetings/reckon.server.ts";
import { readDatedGroups, readDatedServices } from "#app/meetings/series.server.ts";

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
  return [
    ...readDatedServices().map(({ service, series }) => ({
      series,
      rule: service,
      names: [service.name, ...service.also],
      room: service.where,
      isService: true,
    })),
    ...readDatedGroups().map(({ group, series }) => ({
      series,
      rule: group.meets,
      names: [group.name, ...group.also],
      room: group.room ?? group.where,
      isService: false,
    })),
  ];
}
