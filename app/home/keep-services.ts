import type { Service } from "#app/meetings/meeting.ts";
import { readFacts } from "#app/read-facts.ts";
import { churchTimeNow } from "#app/time/church-time-now.ts";
import { onEachMinute } from "#app/time/each-minute.ts";
import { writeWords } from "#app/time/write-words.ts";
import { comingServiceWords, type NextServiceWords, nextServiceWords } from "./service-words.ts";

/** The id of the services in the HTML, as JSON. */
export const SERVICES = "services";

/** Beside the next service: its street and a link to the map, or neither. */
function showWay({ nextElementSibling: street }: Element, way: NextServiceWords["way"]): void {
  const link = street?.nextElementSibling;
  for (const part of [street, link]) part?.toggleAttribute("hidden", !way);
  if (!way) return;
  writeWords(street, way.street);
  link?.setAttribute("href", way.map);
}

/** Keeps right which service comes next: in the strip below the opening, and in the band of service times. */
export function keepServices(): void {
  const services: Service[] = JSON.parse(document.getElementById(SERVICES)?.textContent ?? "[]");
  const facts = readFacts();
  const strip = document.querySelector("[data-next-service]");
  const band = document.querySelector("[data-coming-services]");
  if (!strip || !facts) return;
  const show = () => {
    const now = churchTimeNow();
    const { what, when, way } = nextServiceWords(services, facts, now);
    writeWords(strip.querySelector("b"), what);
    writeWords(strip.querySelector("span"), when);
    showWay(strip, way);
    if (!band) return;
    const coming = comingServiceWords(services, facts, now);
    writeWords(band.querySelector("h3"), coming.heading);
    writeWords(band.querySelector("b"), coming.name);
    writeWords(band.querySelector("span"), coming.when);
  };
  show();
  onEachMinute(show);
}
