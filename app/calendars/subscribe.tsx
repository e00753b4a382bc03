import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useChurch, useSite } from "#app/layout/site.ts";
import button from "#app/ui/button.module.css";
import { ExternalLink } from "#app/ui/links.tsx";
import styles from "./subscribe.module.css";

type Subscription = {
  /** The path of the .ics file. */
  calendar: string;
  /** Whose dates it has: "Choir", "all services and groups". */
  name: string;
  /** The words of the control; "Add to your calendar" if they are missing. */
  label?: string;
  /** Further ways, as items of a list. */
  children?: ReactNode;
};

/** Ways to have the dates of `name` ("Choir", "all services and groups") in one's own calendar, folded behind one control. */
export function Subscribe({ calendar, name, label, children }: Subscription) {
  const subscription = useSubscription(calendar);
  const address = subscription.replace("webcal:", "https:");
  return (
    <details className={`${styles.subscribe} not-printed`}>
      <summary className={`${button.button} ${styles.control}`}>
        <CalendarPlus aria-hidden /> {label ?? "Add to your calendar"}
      </summary>
      <p>
        Your calendar will show every date of {name} and check for changes by itself: Google’s about
        once a day, others every few hours. Changes appear here first.
      </p>
      <ul className="side-by-side">
        <li>
          <a href={subscription} className="tap">
            iPhone, iPad or Mac
          </a>
        </li>
        <li>
          <ExternalLink
            className="tap"
            href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`}
          >
            Google, on a computer (it reaches Android phones from there)
          </ExternalLink>
        </li>
        <li>
          <a href={calendar} download className="tap">
            Download a copy (.ics file, won’t update)
          </a>
        </li>
        {children}
      </ul>
      {/* Telephones with Android have nothing that opens webcal:, and Google's app cannot subscribe. */}
      <p>
        Outlook and other calendars ask for this address:{" "}
        <span className={styles.address}>{address}</span>
      </p>
      <div className="side-by-side needs-script">
        <button
          type="button"
          data-copies={address}
          className={`${button.button} ${button.outline} ${button.small}`}
        >
          Copy the address
        </button>
        <p role="status" />
      </div>
    </details>
  );
}

/**
 * The address from which calendar programs fetch the dates again and again. It has the name of the public site, because
 * webcal: has no relative addresses and programs in the cloud reach no other site.
 */
function useSubscription(calendar: string): string {
  return `webcal://${new URL(useChurch().website).host}${calendar}`;
}

/** Ways to have everything in one's own calendar, or the events alone. */
export function SubscribeToAll() {
  const { groups, hasEvents } = useSite();
  const events = useSubscription("/events.ics");
  const parts = ["services"];
  if (groups.length > 0) parts.push("groups");
  if (hasEvents) parts.push("events");
  const name = `all ${new Intl.ListFormat("en-GB").format(parts)}`;
  return (
    <Subscribe calendar="/calendar.ics" name={name} label="Add everything to your calendar">
      {hasEvents && (
        <li>
          <a href={events} className="tap">
            The events alone (iPhone, iPad or Mac)
          </a>
        </li>
      )}
    </Subscribe>
  );
}
