import { keepNextDate } from "./groups/keep-next-date.ts";
import { keepNextDays } from "./home/keep-next-days.ts";
import { keepServices } from "./home/keep-services.ts";

/** Keeps right by the church's clock what names a next date: of the services, of one group, of all groups. */
export function keepDates(): void {
  keepServices();
  keepNextDate();
  keepNextDays();
}
