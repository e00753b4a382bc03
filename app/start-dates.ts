import { comingServiceWords, nextServiceWords } from "./home/service-words.ts";
import {
  type PackedDates,
  type PackedService,
  type Service,
  unpackDates,
} from "./meetings/meeting.ts";
import { nextDateWords } from "./meetings/words.ts";
import { readFacts } from "./read-facts.ts";
import type { Facts } from "./site.ts";
import { onEachMinute } from "./time/clock.ts";
import { churchTimeAt, type WallTime } from "./time/wall-time.ts";

/** For each kind of element that names a next date, what writes it anew at the church's time. */
const kinds: Record<string, (element: HTMLElement, facts: Facts) => (now: WallTime) => void> = {
  /** Of all services, with its street and a link to the map beside it, or neither; and the door of the drawn church. */
  service(element, facts) {
    const services = servicesIn(element);
    const street = element.querySelector("p + div > p");
    const link = element.querySelector("a:not([data-stream])");
    const watch = element.querySelector("[data-stream]");
    const door = document.querySelector("[data-door]");
    return (now) => {
      const { what, when, way, stream, isOpen } = nextServiceWords(services, facts, now);
      write(element, { b: what, span: when });
      door?.toggleAttribute("hidden", !isOpen);
      writeWords(watch, stream.words);
      if (stream.address) watch?.setAttribute("href", stream.address);
      else watch?.removeAttribute("href");
      for (const part of [street, link]) part?.toggleAttribute("hidden", !way);
      if (!way) return;
      writeWords(street, way.street);
      link?.setAttribute("href", way.map);
    };
  },
  /** The next service at the head of those of the coming weeks. */
  services(element, facts) {
    const services = servicesIn(element);
    return (now) => {
      const { heading, name, when } = comingServiceWords(services, facts, now);
      write(element, { h3: heading, b: name, span: when });
    };
  },
  /** A group's next date among the facts of its page. */
  group(element) {
    const packed: PackedDates = JSON.parse(`${element.dataset.dates}`);
    const { meetings } = unpackDates(packed);
    return (now) => {
      const { name, date, note } = nextDateWords(meetings, now);
      write(element, { dt: name, b: date, "dd > span": note });
    };
  },
};

/** Keeps right by the church's clock whatever names a next date outside islands: an element with `data-dates`. */
export function startDates(): void {
  const facts = readFacts();
  if (!facts) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-dates]")) {
    // A page that a device has kept may have dates of another shape: the others are kept right all the same.
    try {
      const update = kinds[`${element.dataset.next}`]?.(element, facts);
      onEachMinute((minute) => update?.(churchTimeAt(new Date(minute))));
    } catch (problem) {
      reportError(problem);
    }
  }
}

function servicesIn({ dataset }: HTMLElement): Service[] {
  const packed: PackedService[] = JSON.parse(`${dataset.dates}`);
  return packed.map(unpackDates);
}

/** Writes the words of an element's parts, by their CSS selectors. */
function write(element: HTMLElement, words: Record<string, string>): void {
  for (const [part, text] of Object.entries(words)) writeWords(element.querySelector(part), text);
}

const written = new WeakMap<Element, string>();

/**
 * Writes words into an element, where there is one, unless they stand there already or are the last that were
 * written: what a browser has translated since is left alone while it is right.
 */
function writeWords(element: Element | null, words: string): void {
  if (!element || (written.get(element) ?? element.textContent) === words) return;
  written.set(element, words);
  element.textContent = words;
}
