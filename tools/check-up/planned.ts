import { readChurch } from "#app/content-loader/church.server.ts";
import { usableGroups } from "#app/content-loader/groups.server.ts";
import { usableNotices } from "#app/content-loader/notices.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import type { Series } from "#app/meetings/meeting.ts";
import type { Rule } from "#app/meetings/reckon.server.ts";
import { datedGroups, datedServices } from "#app/meetings/series.server.ts";
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

/**
 * Every service, the main one first, and every group, in the order of the menu: those that can be used, whatever else
 * has to be mended. Throws ContentProblems.
 */
export function readPlanned(): Planned[] {
  const facts = { year: readYear(), changes: usableNotices().changes };
  const services = datedServices(facts).map(({ service, series }) => ({
    series,
    rule: service,
    names: [service.name, ...service.also],
    room: series.where,
    isService: true,
  }));
  const groups = datedGroups(usableGroups(), facts).map(({ group, series }) => ({
    series,
    rule: group.meets,
    names: [group.name, ...group.also],
    room: roomOf(group, readChurch()),
    isService: false,
  }));
  return [...services, ...groups];
}
