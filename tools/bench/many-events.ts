import { addDays, churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { feedEvent } from "#tests/feed/feed-event.ts";

const DAYS = 90;
const hours = ["10:00:00", "11:30:00", "15:00:00", "19:00:00", "19:30:00", "20:00:00"];
const descriptions = [
  "",
  "<p>Tables of six, or come on your own and be adopted.</p><p>Supper in the middle.</p>",
  "An hour with the Bible open.\r\n\r\nThe kettle is on from quarter to eight.",
  "<p>Years 8 to 14.</p><ul><li>&pound;3 on the night</li><li>Bring a <b>friend</b></li></ul>",
];

/** A feed of so many events over the three months after `now`, as a busy church has them. */
export function manyEvents(count: number, now: Date): unknown[] {
  const tomorrow = addDays(dayOf(churchTimeAt(now)), 1);
  return Array.from({ length: count }, (_, place) => {
    const day = addDays(tomorrow, Math.floor((place * DAYS) / count));
    const hour = hours[place % hours.length];
    return feedEvent(`Event ${place + 1} of the diary`, `${day} ${hour}`, {
      identifier: `event-${place}`,
      description: descriptions[place % descriptions.length],
    });
  });
}
