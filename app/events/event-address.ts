import type { ChurchEvent } from "./event.ts";

/** Where an event is found on the site, to be passed on: "https://…/events#id". */
export function addressOf({ id }: ChurchEvent, website: string): string {
  return new URL(`/events#${id}`, website).href;
}

/** The event that an address names: by its id, or by the part of it that ChurchSuite gave. */
export function eventNamed(id: string, events: ChurchEvent[]): ChurchEvent | undefined {
  if (!id) return undefined;
  return (
    events.find((event) => event.id === id) ?? events.find((event) => event.id.startsWith(`${id}-`))
  );
}
