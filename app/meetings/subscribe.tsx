import { CalendarPlus } from "lucide-react";
import { useChurch, useSite } from "#app/site.ts";
import button from "#app/ui/button.module.css";
import { ExternalLink } from "#app/ui/links.tsx";
import styles from "./subscribe.module.css";

/** `calendar` is the path of the .ics file. */
type Subscription = { calendar: string; name: string; label?: string };

/** Ways to have the dates of `name` ("Choir", "all services and groups") in one's own calendar, folded behind one control. */
export function Subscribe({ calendar, name, label = "Add to my calendar" }: Subscription) {
  // webcal: has no relative addresses, and calendars in the cloud can only fetch from the public site.
  const { host } = new URL(useChurch().website);
  const subscription = `webcal://${host}${calendar}`;
  return (
    <details className={`${styles.subscribe} not-printed`}>
      <summary className={`${button.button} ${styles.control}`}>
        <CalendarPlus aria-hidden /> {label}
      </summary>
      <p>Your calendar then shows every date of {name}, and looks for changes by itself.</p>
      <ul>
        <li>
          <a href={subscription}>Phone, Apple or Outlook</a>
        </li>
        <li>
          <ExternalLink
            href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`}
          >
            Google Calendar
          </ExternalLink>
        </li>
        <li>
          <a href={calendar} download>
            Download once, without later changes (.ics file)
          </a>
        </li>
      </ul>
    </details>
  );
}

/** The same for all services and groups; nothing where no date is known. */
export function SubscribeToAll() {
  const { services, groups } = useSite();
  if (services.every(({ meetings }) => meetings.length === 0)) return null;
  const what = groups.length > 0 ? "services and groups" : "services";
  return (
    <Subscribe calendar="/calendar.ics" name={`all ${what}`} label={`Add ${what} to calendar`} />
  );
}
