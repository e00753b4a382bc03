import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import type { Series } from "#app/meetings/meeting.ts";
import type { Rule } from "#app/meetings/reckon.server.ts";
import { readGroupSeries, readServices } from "#app/meetings/series.server.ts";

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
  const { services } = readChurch();
  const groups = readGroups();
  return [
    ...readServices().flatMap((series, index): Planned[] => {
      const rule = services[index];
      if (!rule) return [];
      const names = [series.name, ...rule.also];
      return [{ series, rule, names, room: rule.where, isService: true }];
    }),
    ...readGroupSeries().flatMap((series): Planned[] => {
      const group = groups.find(({ slug }) => slug === series.id);
      if (!group) return [];
      const { meets: rule, also, room = group.where } = group;
      return [{ series, rule, names: [series.name, ...also], room, isService: false }];
    }),
  ];
}
