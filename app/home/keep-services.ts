import type { Service } from "#app/meetings/meeting.ts";
import { readFacts } from "#app/read-facts.ts";
import { churchTimeNow } from "#app/time/church-time-now.ts";
import { onEachMinute } from "#app/time/each-minute.ts";
import { writeWords } from "#app/time/write-words.ts";
import { comingServiceWords, nextServiceWords } from "./service-words.ts";

/** The id of the services in the HTML, as JSON. */
export const SERVICES = "services";

/** Keeps right which service comes next: in the strip below the opening, and in the band of service times. */
export function keepServices(): void {
  const services: Service[] = JSON.parse(document.getElementById(SERVICES)?.textContent ?? "[]");
  const facts = readFacts();
  const strip = document.querySelector("[data-next-service]");
  const band = document.querySelector("[data-coming-services]");
  if (!strip || !facts) return;
  const show = () => {
    const now = churchTimeNow();
    const { what, when } = nextServiceWords(services, facts, now);
    writeWords(strip.querySelector("b"), what);
    writeWords(strip.querySelector("span"), when);
    if (!band) return;
    const coming = comingServiceWords(services, facts, now);
    writeWords(band.querySelector("h3"), coming.heading);
    writeWords(band.querySelector("b"), coming.name);
    writeWords(band.querySelector("span"), coming.when);
  };
  show();
  onEachMinute(show);
}
