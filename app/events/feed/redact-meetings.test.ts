import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { Church } from "#app/content-loader/church.server.ts";
import { EventDescription } from "#app/events/description/event-description.tsx";
import { descriptionText, loadHtmlParser } from "#app/events/description/read-description.ts";
import { googleLink, outlookLink } from "#app/events/details/calendar-links.ts";
import { icsFile } from "#app/events/details/ics-file.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { placeText } from "#app/events/event-text.ts";
import { snapshotOf } from "#app/events/snapshot.server.ts";
import { structuredData } from "#app/events/structured-data.tsx";
import type { WallTime } from "#app/time/wall-time.ts";
import { churchHalls, feedEvent } from "#tests/fixtures/feed-event.ts";
import { innocentTexts, JOIN_LINK, waysIn } from "#tests/fixtures/ways-in.ts";
import { parseFeed } from "./parse-feed.ts";

const NOW = "2026-11-21T09:00:00" as WallTime;
const website = "https://www.kilmorran.example";
const church = { name: "Kilmorran", website, address: { postcode: "BT00 0AA" } } as Church;

beforeAll(loadHtmlParser);

function read(changes: object): ChurchEvent {
  const [event] = parseFeed([feedEvent("Prayer", "2026-12-01 20:00:00", changes)]).events;
  if (!event) throw new Error("The event has been left out");
  return event;
}

/** An event in every form in which it leaves the site. */
function outputsOf(event: ChurchEvent) {
  const { id, name, category = "", place = {}, description } = event;
  return {
    page: [
      [id, name, category, placeText(place)].join(" | "),
      renderToStaticMarkup(createElement(EventDescription, { description })),
    ].join(" | "),
    calendarFile: icsFile(event, { website, madeAt: new Date("2026-11-21T09:00:00Z") }),
    links: decodeURIComponent(`${googleLink(event, website)} ${outlookLink(event, website)}`),
    structuredData: JSON.stringify(structuredData([event], NOW, { church, picture: "/x.jpg" })),
    snapshot: JSON.stringify(snapshotOf([event], NOW)),
    memory: JSON.stringify(event),
  };
}

/** What is left of a text to somebody who looks for a secret in it: letters and digits. */
function squashed(text: string): string {
  return text
    .replaceAll("\r\n ", "")
    .replace(/<[^<>]*>|&#?\w+;|\\n/g, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z\d]/g, "");
}

function expectNoWayIn(event: ChurchEvent, secrets: string[]) {
  for (const [output, text] of Object.entries(outputsOf(event))) {
    for (const secret of secrets) {
      expect(squashed(text), `${output} of ${secret}`).not.toContain(squashed(secret));
    }
  }
}

const inlineTags = ["b", "strong", "em", "span", "font", "u"];
const invisible = "|||\u200b|\u00ad|&shy;|\u2060|<wbr>|<!-- x -->|\ufeff".split("|");
const spaces = " |&nbsp;|\u00a0|\u2009|&emsp;|  |\t|\u202f|&#160;|\u3000".split("|");
const blocks = [
  ["<p>", "</p>"],
  ["<div><p>", "</p></div>"],
  ["<ul><li>", "</li></ul>"],
  ["<table><tr><td>", "</td></tr></table>"],
  ["<h2>", "</h2>"],
  ["<p>Come, all of you: ", " – God bless.</p>"],
  ["<p>Bring a Bible.<br>", "<br>All are welcome.</p>"],
] as const;

/** One character as HTML may hold it: itself or an entity, with something unseen behind it. */
const asTyped = (character: string) =>
  fc.tuple(fc.nat(9), fc.constantFrom(...invisible)).map(([way, unseen]) => {
    if (character === "&") return `&amp;${unseen}`;
    if (character === "<") return `&lt;${unseen}`;
    if (way === 0) return `&#${character.codePointAt(0)};${unseen}`;
    if (way === 1) return `&#x${character.codePointAt(0)?.toString(16)};${unseen}`;
    return character + unseen;
  });

/** A text in random markup: characters as entities, odd spaces, tags round any part of it. */
function inMarkup(text: string) {
  const characters = [...text].map((character) => {
    if (character === "\n") return fc.constantFrom("<br>", "</p><p>", "<br/>\r\n");
    return character === " " ? fc.constantFrom(...spaces) : asTyped(character);
  });
  return fc
    .tuple(
      fc.tuple(...characters),
      fc.constantFrom(...blocks),
      fc.array(fc.tuple(fc.nat(text.length), fc.constantFrom(...inlineTags)), { maxLength: 4 }),
      fc.constantFrom("", "https://www.kilmorran.example/prayer"),
    )
    .map(([typed, [open, close], cuts, href]) => {
      const parts = [...typed];
      for (const [index, tag] of cuts) {
        if (parts[index] && !/<\/?p|<br/.test(parts[index])) {
          parts[index] = `<${tag}>${parts[index]}</${tag}>`;
        }
      }
      const words = parts.join("");
      return `${open}${href ? `<a href="${href}">${words}</a>` : words}${close}`;
    });
}

test.each(waysIn)("%j is nowhere, however its markup is made", (text, secrets) => {
  fc.assert(
    fc.property(inMarkup(text), fc.boolean(), (html, isTwiceEscaped) => {
      const description = isTwiceEscaped
        ? html.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
        : html;
      expectNoWayIn(read({ description }), secrets);
    }),
    { numRuns: 25 },
  );
});

test.each(waysIn)(
  "%j is nowhere when it is plain text, a name, a place or a category",
  (text, secrets) => {
    for (const typed of [text, `Come: ${text}. All welcome!`, `(${text})`, text.toUpperCase()]) {
      const line = typed.replaceAll("\n", " ");
      for (const type of ["physical", "online"]) {
        expectNoWayIn(
          read({
            identifier: "",
            name: line,
            description: typed.replaceAll("\n", "\r\n"),
            category: { id: 1, name: line },
            location: { ...churchHalls, name: line, address: typed, type },
          }),
          secrets,
        );
      }
    }
  },
);

test("a link that leads into a meeting goes, and its words stay", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...waysIn.filter(([text]) => /^\S+[./]\S+$/.test(text))),
      fc.constantFrom("", "https://", "https://www.google.com/url?q=https://"),
      ([text, secrets], scheme) => {
        const href = /^\w+:/.test(text) ? text : `${scheme || "https://"}${text}`;
        const description = `<p>We meet <a href="${href.replaceAll("&", "&amp;")}">on <b>Zoom</b></a>.</p>`;
        const event = read({ description });
        expect(descriptionText(event.description)).toBe("We meet on Zoom.");
        expectNoWayIn(event, secrets);
      },
    ),
  );
});

test("an event's own joining link is nowhere, on whatever host it is", () => {
  const [host, path] = ["meet.kilmorran.example", "rooms/5c7d1e"];
  fc.assert(
    fc.property(
      fc.constantFrom(`${host}/${path}`, JOIN_LINK, `${JOIN_LINK}&x=1`).chain(inMarkup),
      fc.constantFrom("online", "physical"),
      (description, type) => {
        const location = { ...churchHalls, name: `Zoom ${JOIN_LINK}`, type, url: JOIN_LINK };
        expectNoWayIn(read({ description, location, name: `Prayer at ${JOIN_LINK}` }), [path]);
      },
    ),
  );
});

test.each(innocentTexts)("%j stays as it is", (text) => {
  const event = read({
    name: text,
    description: text,
    location: { ...churchHalls, name: text, address: "", url: JOIN_LINK },
  });
  expect(event.name).toBe(text);
  expect(descriptionText(event.description)).toBe(text);
  // A place is never shown with a web address.
  expect(event.place?.name).toBe(text.replace(/ https:\S+/, ""));
  const html = `<p><strong>${text}</strong></p>`.replaceAll("&", "&amp;");
  expect(descriptionText(read({ description: html }).description)).toBe(text);
});
