import type { ChurchEvent } from "./church-event.ts";

/** Where an event is found on the site, to be passed on: "https://…/events#id". */
export function addressOf({ id }: ChurchEvent, website: string): string {
  return new URL(`/events#${id}`, website).href;
}
