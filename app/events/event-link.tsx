import { ArrowUpRight } from "lucide-react";
import type { MouseEvent } from "react";
import type { ChurchEvent } from "./church-event.ts";
import styles from "./event-link.module.css";

/** Leads to an event's own page or, where it has none, opens its details here. */
export function EventLink({
  event,
  onOpen,
}: {
  event: ChurchEvent;
  onOpen: (event: ChurchEvent) => void;
}) {
  function openHere(click: MouseEvent) {
    click.preventDefault();
    onOpen(event);
  }

  return (
    <a
      href={event.detailsUrl ?? "#"}
      className={styles.link}
      onClick={event.detailsUrl ? undefined : openHere}
    >
      Details<span className="visually-hidden"> of {event.name}</span>
      {event.detailsUrl && <ArrowUpRight aria-hidden />}
    </a>
  );
}
