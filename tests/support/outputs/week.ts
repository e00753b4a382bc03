import { clockTimesIn } from "#tests/support/clock-times.ts";
import { findAll, findOne, wordsOf, wordsOfAll } from "#tests/support/html.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { britishDate, type Day } from "#time";
import type { BuiltSite } from "./built-site.ts";
import type { Statement } from "./statement.ts";

/** The line on /this-week that leads to the page `path`. If it is off, it says no place. */
export function readWeekSheet(
  site: BuiltSite,
  _name: string,
  day: Day,
  path: string,
): Statement | undefined {
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

/**
 * The line of the week's text that has this name. Below its day the text has only what takes place; what is unusual
 * stands in sentences at its head.
 */
export function readWeekText(site: BuiltSite, name: string, day: Day): Statement | undefined {
  const date = britishDate(day);
  const sentences = site.weekText.split("\n").filter((line) => line.startsWith("* "));
  const mark = sentences.filter((words) => words.includes(`${name} on ${date}`)).join();
  const block = site.weekText.split("\n\n").find((each) => each.startsWith(`${date}\n`)) ?? "";
  for (const line of block.split("\n")) {
    const [clock = "", rest] = line.split(` ${name}`);
    // "7pm Alpha Supper" is no line of Alpha.
    const isItsLine = rest !== undefined && /^(?:$|[,.])/.test(rest);
    if (isItsLine) {
      return { isOff: false, mark: `${mark} ${rest}`, place: rest, clocks: clockTimesIn(clock) };
    }
  }
  return mark ? { isOff: true, mark } : undefined;
}

/** The notices on the sheet. */
export function readNoticesOnSheet(site: BuiltSite): string[] {
  return wordsOfAll("h2 + div > p", visibleAt(site.week, site.now.getTime()));
}

/** The lines of the week's text without the signs of its list. */
export function readNoticesInText(site: BuiltSite): string[] {
  return site.weekText.split("\n").map((line) => line.replace(/^\* /, ""));
}

/** How new the events on the sheet are. */
export function readReadingOnSheet(site: BuiltSite): string {
  return wordsOf(findOne("h2 + div > p", site.week));
}
