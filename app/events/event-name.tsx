import type { ChurchEvent } from "./church-event.ts";
import type { Mark } from "./marks.ts";

/** An event's name, whatever was typed there; struck through where the event is off. */
export function EventName({ name, mark }: Pick<ChurchEvent, "name"> & { mark: Mark | null }) {
  const words = <bdi>{name}</bdi>;
  return mark === "cancelled" ? <s>{words}</s> : words;
}
