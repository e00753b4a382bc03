import type { ComponentType } from "react";

/**
 * The islands: parts of pages that the church's feed changes. Each is
 * fetched only by pages that have it. Their HTML is written by ui/island.tsx.
 */
export const islands = {
  "coming-week": async () => (await import("./this-week/coming-week.tsx")).ComingWeek,
  "events-list": async () => (await import("./events/list/upcoming-list.tsx")).UpcomingList,
  "upcoming-events": async () =>
    (await import("./events/carousel/upcoming-carousel.tsx")).UpcomingCarousel,
} satisfies Record<string, () => Promise<ComponentType<never>>>;
