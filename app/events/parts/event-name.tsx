import type { ChurchEvent } from "#app/events/event.ts";
import type { Mark } from "#app/events/marks.ts";

/** An event's name, whatever was typed there; struck through where the event is off. */
export function EventName({ name, mark }: Pick<ChurchEvent, "name"> & { mark: Mark | null }) {
  const words = <bdi>{name}</bdi>;
  return mark === "cancelled" ? <s>{words}</s> : words;
}
