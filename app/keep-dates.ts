import { keepNextDate } from "./groups/keep-next-date.ts";
import { keepServices } from "./home/keep-services.ts";
import { keepNextDays } from "./home/next-days.ts";

/** Keeps right by the church's clock what names a next date: of the services, of one group, of all groups. */
export function keepDates(): void {
  keepServices();
  keepNextDate();
  keepNextDays();
}
