import { nearDate } from "#app/meetings/coming-words.ts";
import type { TimedLine } from "#app/meetings/timed-lines.server.ts";
import { useFacts } from "#app/site.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";

/** The HTML, which may be read much later than it was built, has the first date after that day; keep-next-date.ts the next. */
export function NextDate({ lines }: { lines: TimedLine[] }) {
  const { builtAt } = useFacts();
  const next = lines.find(({ date, isInHtml }) => date && isInHtml);
  const words = next ? nearDate(next.day, null) : "Not set yet";
  return (
    <div data-next-date>
      <dt>{`First meeting from ${britishDateAndYear(builtAt)}`}</dt>
      <dd>
        <b>{words}</b> <span>{next?.date?.note}</span>
      </dd>
    </div>
  );
}
