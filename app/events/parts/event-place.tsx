import { MapPin, Video } from "lucide-react";
import type { Place } from "#app/events/event.ts";
import { placeText } from "#app/events/event-text.ts";
import styles from "./event-place.module.css";

export function EventPlace({ place }: { place: Place | undefined }) {
  if (!place) return null;
  const Icon = place.isOnline ? Video : MapPin;
  return (
    <p className={styles.place}>
      <Icon aria-hidden />
      <span className="visually-hidden">Where: </span>
      <bdi>{placeText(place)}</bdi>
    </p>
  );
}
