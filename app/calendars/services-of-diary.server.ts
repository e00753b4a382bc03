import type { Church } from "#app/church/open-church.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { isNamedFor, plainWords } from "#dates";
import { readDiary } from "./called-off.server.ts";

/** Lists the events of the diary that are services, by their category or by their names. */
export function listServicesOfDiary(church: Church): ChurchEvent[] {
  const category = plainWords(church.facts.churchsuite?.services ?? "");
  const names = church.services.flatMap((service) => service.names);
  return readDiary(church).filter((event) => {
    const isOfCategory = category !== "" && plainWords(event.category ?? "") === category;
    return isOfCategory || isNamedFor(event.name, names);
  });
}
