import type { ReactNode } from "react";
import type { Day } from "#time";

type NearDayProps = {
  day: Day;
  /** Its date, in words that are true on any day. */
  children: ReactNode;
};

/** A date before which browser/near-days.ts puts "Today, " or "Tomorrow, " when it is that. */
export function NearDay({ day, children }: NearDayProps) {
  return (
    <time dateTime={day} data-near="">
      {children}
    </time>
  );
}
