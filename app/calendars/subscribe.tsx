import { useChurch } from "#app/layout/site.ts";
import { CalendarChoices } from "./calendar-choices.tsx";
import { withQuery } from "./calendar-links.ts";

type Subscription = {
  /** The path of the .ics file. */
  calendar: string;
  label?: string;
};

/** Ways to have dates in one's own calendar, which asks for them again and again. */
export function Subscribe({ calendar, label = "Add to your calendar" }: Subscription) {
  // Programs in the cloud reach the public site only, and webcal: has no relative addresses.
  const file = new URL(calendar, useChurch().website);
  const subscription = `webcal://${file.host}${calendar}`;
  return (
    <CalendarChoices
      label={label}
      choices={[
        { name: "Apple or other calendar", href: subscription },
        {
          name: "Google Calendar",
          // Google's app on telephones cannot subscribe.
          remark: "on a computer",
          href: withQuery("https://calendar.google.com/calendar/r", { cid: subscription }),
        },
        {
          name: "Outlook",
          href: withQuery("https://outlook.live.com/calendar/0/addfromweb", { url: file.href }),
        },
      ]}
    />
  );
}
