import type { ComponentType } from "react";

/**
 * The islands: parts of pages that need the visitor's time, the church's feed or a choice. Each is
 * fetched only by pages that have it. Their HTML is written by ui/island.tsx.
 */
export const islands = {
  "coming-dates": async () => (await import("./groups/coming-dates.tsx")).ComingDates,
  "coming-services": async () => (await import("./home/coming-services.tsx")).ComingServices,
  "coming-week": async () => (await import("./this-week/coming-week.tsx")).ComingWeek,
  "next-date": async () => (await import("./groups/next-date.tsx")).NextDate,
  "events-list": async () => (await import("./events/list/upcoming-list.tsx")).UpcomingList,
  "next-service": async () => (await import("./home/next-service.tsx")).NextService,
  "upcoming-events": async () =>
    (await import("./events/carousel/upcoming-carousel.tsx")).UpcomingCarousel,
} satisfies Record<string, () => Promise<ComponentType<never>>>;
