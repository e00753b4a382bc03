import { inCalendarShape } from "./calendar-shape.ts";
import { type DiaryEntry, isEvent } from "./diary.ts";
import * as categories from "./occasions/categories.ts";
import { mainSite } from "./site-record.ts";

const PER_PAGE = 10;
// What is never more than fifty pages is read to its end by the website.
const PER_PAGE_OF_MANY = 100;

/** One page of the newer feed, the first being 1; beyond the last there are no events. */
export function calendarPage(diary: DiaryEntry[], page: number, origin: string) {
  const per_page = diary.length > PER_PAGE_OF_MANY ? PER_PAGE_OF_MANY : PER_PAGE;
  const onThisPage = diary.slice((page - 1) * per_page, page * per_page);
  return {
    events: onThisPage.map((entry) => (isEvent(entry) ? inCalendarShape(entry, origin) : entry)),
    categories: Object.values(categories).map((category) => ({
      ...category,
      brand_id: null,
      status: "active",
    })),
    sites: [{ id: mainSite.id, name: mainSite.name, color: mainSite.color }],
    brand: null,
    configuration: { name: "Website" },
    pagination: { num_results: diary.length, per_page, page },
  };
}
