import { MapPin } from "lucide-react";
import type { ChurchEvent } from "./church-event.ts";
import styles from "./event-place.module.css";

/** Where an event is, where that is known. */
export function EventPlace({ place }: Pick<ChurchEvent, "place">) {
  if (!place) return null;
  const words = [place.name, place.address].filter(Boolean).join(", ");
  return (
    <p className={styles.place}>
      <MapPin aria-hidden />
      <span className="visually-hidden">Where: </span>
      <bdi>{words}</bdi>
    </p>
  );
}
