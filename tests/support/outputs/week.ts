import { clockTimesIn } from "#tests/support/clock-times.ts";
import { findAll, findOne, wordsOf, wordsOfAll } from "#tests/support/html.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import type { Day } from "#time";
import type { BuiltSite } from "./built-site.ts";
import type { Statement } from "./statement.ts";

/** The line on /this-week that leads to the page `path`. If it is off, it says no place. */
export function readWeekSheet(site: BuiltSite, day: Day, path: string): Statement | undefined {
  const lineOfDay = `#day-${day} li:has(a[href="${path}"])`;
  const [line] = findAll(lineOfDay, site.week);
  if (!line) return undefined;
  const words = wordsOf(line);
  const statement: Statement = {
    isOff: line.properties.dataOff !== undefined,
    mark: words,
    clocks: clockTimesIn(wordsOf(findOne("p", line))),
  };
  if (!statement.isOff) statement.place = words;
  return statement;
}

/** The notices on the sheet. */
export function readNoticesOnSheet(site: BuiltSite): string[] {
  return wordsOfAll("h2 + div > p", visibleAt(site.week, site.now.getTime()));
}
