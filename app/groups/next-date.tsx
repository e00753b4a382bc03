import { nearDate, nextOrNow, unusualWords } from "#app/meetings/coming-words.ts";
import { comingMeetings, type Dates, inFull } from "#app/meetings/meeting.ts";
import { useFacts } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";

/** In the HTML, which may be read much later than it was built, the first date after that day. */
export function NextDate({ dates }: { dates: Dates }) {
  const { builtAt } = useFacts();
  const now = useChurchTime();
  const meetings = inFull(dates.meetings);
  const [next] = comingMeetings({ ...dates, meetings }, now ?? builtAt, 1).next;
  const nextName = now && next ? nextOrNow(next, dates, now) : "Next";
  const name = now ? nextName : `First meeting from ${britishDateAndYear(builtAt)}`;
  const words = next ? nearDate(next.day, now) : "Not set yet";
  const more = next && unusualWords(next, dates);
  // Keyed by its words: React changing a text throws where the browser has translated the page.
  return (
    <>
      <dt key={name}>{name}</dt>
      <dd key={`${words} ${more}`}>
        {words}
        {more && <span>{` ${more}`}</span>}
      </dd>
    </>
  );
}
