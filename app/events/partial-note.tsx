import { relOf } from "#app/ui/addresses.ts";

/** Says that part of the feed could not be read, or that it has more events than are read. */
export function PartialNote({ calendar }: { calendar: string }) {
  return (
    <span>
      {" Some events may be missing: "}
      <a href={calendar} rel={relOf(calendar)}>
        see the calendar at ChurchSuite
      </a>
      {". "}
    </span>
  );
}
