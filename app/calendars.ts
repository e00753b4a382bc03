import type { Route } from "./+types/calendars";
import { calendarAt } from "./meetings/calendar.server.ts";

/** The calendars to subscribe to: of everything, of the services, and of each group. */
export function loader({ url }: Route.LoaderArgs): Response {
  return new Response(calendarAt(url.pathname), {
    headers: { "Content-Type": "text/calendar; charset=utf-8" },
  });
}
