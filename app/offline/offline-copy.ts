import { churchTimeAt, type Day, dayOf } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";

const MAIN = /<main\b[^>]*>/;
/** What the note has of the day. */
const DAY_WORDS = /<span data-as-of[^>]*>.*?<\/span>/;
const DAY = /<slot name="day"><\/slot>/;

export function newest(...copies: (Response | undefined)[]): Response | undefined {
  return copies
    .filter((copy) => copy !== undefined)
    .sort((one, other) => timeSent(other) - timeSent(one))[0];
}

/** The church's day on which a copy was sent by the site; null where the site does not say when. */
export function daySent(copy: Response): Day | null {
  const time = timeSent(copy);
  return time ? dayOf(churchTimeAt(new Date(time))) : null;
}

/** A page's HTML, at whose head the note says that it is a copy, and of which day. */
export function withNote(html: string, note: string, day: Day | null): string {
  const dated = day
    ? note.replace(DAY, `<time datetime="${day}">${britishDateAndYear(day)}</time>`)
    : note.replace(DAY_WORDS, "");
  return html.replace(MAIN, (main) => main + dated);
}

/** By the site's own clock; 0 where it does not say. */
function timeSent({ headers }: Response): number {
  return Date.parse(headers.get("Date") ?? "") || 0;
}
