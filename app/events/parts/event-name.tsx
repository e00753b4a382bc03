import type { Badge, ChurchEvent } from "#app/events/event.ts";

/** An event's name, whatever was typed there; struck through where the event is off. */
export function EventName({ name, badge }: Pick<ChurchEvent, "name"> & { badge: Badge | null }) {
  const words = <bdi>{name}</bdi>;
  return badge === "cancelled" ? <s>{words}</s> : words;
}
