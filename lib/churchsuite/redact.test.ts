import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import type { FeedEvent } from "./feed-event.ts";
import { writeAsText } from "./plain-text.ts";
import { readCases } from "./read-cases.ts";
import { readForTest } from "./read-for-test.ts";
import { type Unredacted, wrapTypedWords } from "./redact.ts";
import { ASK_THE_OFFICE } from "./sentences.ts";
import { churchHalls, feedEntry } from "./testing.ts";

type WaysIn = {
  typed: { text: string; secrets: string[] }[];
  links: string[];
  "taken too much": string[];
};

/**
 * Ways into private meetings as they are typed, each with what nobody may be able to read of it; addresses of links that
 * lead into a meeting; and lines that are no way in and look like one.
 */
const {
  typed: waysIn,
  links: linksIn,
  "taken too much": takenTooMuch,
} = readCases<WaysIn>("ways-in.yaml");

/** The joining link of an online event, as ChurchSuite's own field for it holds one. */
const JOIN_LINK = "https://meet.kilmorran.example/rooms/5c7d1e?name=prayer";

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");

/**
 * What stands in the words of a church's events and is no way into a meeting: it stays as it is, beside an online
 * meeting, too. The church's own number is 028 9649 6012.
 */
const ordinaryLines = linesOf("./ordinary-lines.txt");

/** What stays in the words of an event in a hall, and goes where one is online: there it might be a way in. */
const linesInAHall = linesOf("./lines-in-a-hall.txt");

const own = {
  phones: ["028 9649 6012", "0303 123 1113"],
  streams: ["https://www.youtube.com/@kilmorran/live"],
};

function read(changes: object): FeedEvent {
  const feed = [feedEntry("Prayer", "2026-12-01 20:00:00", changes)];
  const [event] = readForTest(feed, "embed", undefined, own).events;
  if (!event) throw new Error("The event has been left out");
  return event;
}

/** What is left of a text to somebody who looks for a secret in it: letters and digits. */
function squashed(text: string): string {
  return text
    .replace(/\\n/g, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z\d]/g, "");
}

/** An event is JSON: whatever leaves the site, page, file, link or snapshot, is made of this. */
function expectNoWayIn(event: FeedEvent, secrets: string[]) {
  // Marks and links part the words in JSON, and not on the page.
  const texts = [JSON.stringify(event), writeAsText(event.description ?? [])].map(squashed);
  for (const secret of secrets) expect(texts.join(" ")).not.toContain(squashed(secret));
}

const inlineTags = ["b", "strong", "em", "span", "font", "u"];
const invisible = [
  "",
  "",
  "",
  "\u200b",
  "\u00ad",
  "&shy;",
  "\u2060",
  "<wbr>",
  "<!-- x -->",
  "\ufeff",
];
const spaces = [
  " ",
  "&nbsp;",
  "\u00a0",
  "\u2009",
  "&emsp;",
  "  ",
  "\t",
  "\u202f",
  "&#160;",
  "\u3000",
];
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

test("words that have not been redacted can be neither printed nor used as words", () => {
  const typed = wrapTypedWords("Passcode 482113");
  const printed = [String(typed), `${typed}`, JSON.stringify({ typed }), inspect(typed)].join();
  expect(printed + Object.values(typed).join()).not.toContain("482113");
  expectTypeOf<Unredacted>().not.toExtend<FeedEvent["name"]>();
  expectTypeOf<Unredacted>().not.toExtend<FeedEvent["description"]>();
});

test.each(waysIn)("$text is nowhere, in any markup or field", ({ text, secrets }) => {
  fc.assert(
    fc.property(inMarkup(text), fc.boolean(), (html, isTwiceEscaped) => {
      const description = isTwiceEscaped
        ? html.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
        : html;
      expectNoWayIn(read({ description }), secrets);
    }),
    { numRuns: 25 },
  );
  for (const typed of [text, `Come: ${text}. All welcome!`, `(${text})`, text.toUpperCase()]) {
    const name = typed.replaceAll("\n", " ");
    const description = typed.replaceAll("\n", "\r\n");
    for (const type of ["physical", "online"]) {
      const location = { ...churchHalls, name, address: typed, type };
      const event = { identifier: "", name, description, category: { id: 1, name }, location };
      expectNoWayIn(read(event), secrets);
    }
  }
});

test("a sentence with a link that leads into a meeting goes, and the others stay", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        ...waysIn.filter(({ text }) => /^(?!(?!https?:)\w+:\/\/)\S+[./]\S+$/.test(text)),
      ),
      fc.constantFrom("", "https://", "https://www.google.com/url?q=https://"),
      ({ text, secrets }, scheme) => {
        const href = /^\w+:/.test(text) ? text : `${scheme || "https://"}${text}`;
        const link = `<a href="${href.replaceAll("&", "&amp;")}">on <b>Zoom</b></a>`;
        const event = read({
          description: `<p><b>Come along!</b> We meet ${link}. Bring tea.</p>`,
        });
        expect(writeAsText(event.description ?? [])).toBe(
          `Come along! ${ASK_THE_OFFICE} Bring tea.`,
        );
        expectNoWayIn(event, secrets);
      },
    ),
  );
});

test("a code goes although an empty line parts it from its name", () => {
  const link = '<a href="https://www.kilmorran.example/prayer">Gate code<br><br>4821</a>';
  expectNoWayIn(read({ description: link }), ["4821"]);
});

test("whom to ask is said once, and only lines that go whole take the end of their line with them", () => {
  const description =
    "<p>We meet on Zoom.<br>ID: 812 3456 7890.<br>Passcode: 482113</p><ul><li>Host key: 1234</li><li>Bring tea. Code 4821.</li></ul><p>All <a href='https://x.example'>welcome</a>. Amen.<br>See you!</p>";
  expect(read({ description }).description).toEqual([
    { kind: "paragraph", words: ["We meet on Zoom.", { kind: "break" }, ASK_THE_OFFICE] },
    {
      kind: "list",
      ordered: false,
      entries: [[{ kind: "paragraph", words: ["Bring tea."] }]],
    },
    { kind: "paragraph", words: ["Amen.", { kind: "break" }, "See you!"] },
  ]);
});

test("a link without words shows that an event is online", () => {
  const link = '<a href="https://zoom.us/j/81234567890"><br></a>';
  const showsCode = ["", link].map((typed) => {
    const { description = [] } = read({ description: `<p>Hymn 48213${typed}</p>` });
    return writeAsText(description).includes("48213");
  });
  expect(showsCode).toEqual([true, false]);
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

test("a link that only a browser reads as a way into a meeting goes, too", () => {
  for (const href of linksIn) {
    const event = read({ description: `<p>We meet <a href="${href}">at eight</a>.</p>` });
    expect(writeAsText(event.description ?? []), href).toBe(ASK_THE_OFFICE);
  }
});

const online: [how: string, location: object, words: string][] = [
  ["is online", { type: "online" }, ""],
  ["has a joining link", { url: JOIN_LINK }, ""],
  ["says “Zoom”", {}, "We meet on Zoom."],
  ["says “Teams”", {}, "By Teams, or in the hall."],
  ["says “Google Meet”", {}, "Google Meet is open from 7.45pm."],
  ["says “join online”", {}, "Join us online!"],
  ["says “dial in”", {}, "Dial in by phone."],
  ["is at “Online”", { name: "Online" }, ""],
];

const labels = [
  "PIN",
  "Pin code",
  "code",
  "PW",
  "Passcode",
  "Pass code",
  "Password",
  "password is",
  "ID",
  "Your ID is",
  "then",
  "and then press",
  "Security code",
  "Access code",
];
const numberLabels = [
  ...labels,
  "Meeting ID",
  "Zoom",
  "Zoom room",
  "PMI",
  "Webinar ID",
  "Number",
  "Join with",
  "Conference",
  "Event",
  "",
];
const separators = [": ", " ", "\n", ", ", " = ", " – ", ":\n\n", " (", "; ", " # ", ". ", " / "];
const groupings = ["", " ", "-", "\u2011", "\u00a0", "–"];
const splits = ["", "", "<br>", "</p><p>", "</td><td>", "</li><li>", "</b> <b>", "&nbsp;"];

/** A secret in groups of digits, as people type it. */
const grouped = (least: number, most: number) =>
  fc
    .tuple(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }),
      fc.constantFrom(...groupings),
      fc.integer({ min: 2, max: 4 }),
    )
    .filter(([digits]) => digits[0] !== 0 && !/^(?:1[5-9]|20)/.test(digits.join("")))
    .map(([digits, between, size]) =>
      digits
        .map((digit, index) => (index > 0 && index % size === 0 ? between : "") + digit)
        .join(""),
    );
const word = fc
  .stringMatching(/^[a-z]{2,6}\d{2,4}$/)
  .filter((text) => !/^[a-z]{1,2}\d{1,2}$/.test(text));
const meetCode = fc.stringMatching(/^[a-z]{3}-[a-z]{4}-[a-z]{3}$/);

/** A way in, made of a label, what stands behind it and a secret. */
const composed = fc.oneof(
  fc.tuple(fc.constantFrom(...labels), fc.oneof(grouped(4, 8), word)),
  fc.tuple(fc.constantFrom(...numberLabels), fc.oneof(grouped(9, 12), meetCode)),
);

const fields = ["html", "plain", "name", "place", "address", "category", "name and description"];

test("whatever its label, its separator, its markup and its field: a code or a number is nowhere in an event that is online", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...online),
      composed,
      fc.constantFrom(...separators),
      fc.constantFrom(...splits),
      fc.constantFrom(...fields),
      ([, at, words], [label, secret], separator, split, field) => {
        const place = { ...churchHalls, name: "", ...at };
        const line = `${label}${separator}${secret}`;
        const inHtml = `<b>${label}</b>${separator.replaceAll("\n", "<br>")}${split}${secret}`;
        const typed: Record<string, object> = {
          html: { description: `<p>${words}</p><table><tr><td><p>${inHtml}</p></td></tr></table>` },
          plain: { description: `${words}\r\n${line}\r\nAll welcome` },
          name: { name: line, description: words },
          place: { location: { ...place, name: `${place.name} ${line}` }, description: words },
          address: { location: { ...place, address: line }, description: words },
          category: { category: { id: 1, name: line }, description: words },
          "name and description": {
            name: `Prayer. ${label}`,
            category: null,
            location: { ...place, address: "" },
            description: `${secret} ${words}`,
          },
        };
        const event = read({ location: place, ...typed[field] });
        // Its words alone: times have digits of their own.
        const wordsOfEvent = [event.name, event.category, event.place, event.description];
        expect(squashed(JSON.stringify(wordsOfEvent))).not.toContain(squashed(secret));
      },
    ),
    { numRuns: 1000 },
  );
});

test("a number of a meeting is nowhere, however it is parted over lines, cells and paragraphs", () => {
  const parting = fc.constantFrom("<br>", "</p><p>", "</td><td>", "</li><li>", "<br><br>", " ");
  const cut = fc.tuple(fc.nat(10), parting);
  fc.assert(
    fc.property(fc.array(cut, { maxLength: 3 }), (cuts) => {
      const digits = [..."81234567890"];
      for (const [index, parted] of cuts) digits[index] += parted;
      const description = `<p>On Zoom</p><table><tr><td><p>${digits.join("")}</p></td></tr></table>`;
      expect(JSON.stringify(read({ description }).description)).not.toMatch(/\d{3}/);
    }),
  );
});

/** Which of these lines do not come out of an event as they were typed, as its name or its description. */
function changed(lines: string[], where: object, words = ""): string[] {
  const location = { ...churchHalls, ...where };
  return lines.filter((line) => {
    const html = `<p><strong>${line}</strong></p><p>${words}</p>`.replaceAll("&", "&amp;");
    const texts = [`${line}\n\n${words}`, html].map((description) =>
      writeAsText(read({ location, description }).description ?? []).trim(),
    );
    const { name } = read({ location, name: line, description: words });
    const typeset = line.replaceAll("'", "’");
    return name !== typeset || texts.some((text) => text !== `${typeset}\n\n${words}`.trim());
  });
}

test("more than two hundred lines of what churches write stay as they are", () => {
  const stay = [...ordinaryLines, ...linesInAHall];
  expect(stay.length).toBeGreaterThan(200);
  expect(changed(stay, {})).toEqual([]);
});

test("of what is no way in, what looks like one goes from any event", () => {
  expect(changed(takenTooMuch, {})).toEqual(takenTooMuch);
});

test.each(online)(
  "half of them stay beside an online meeting: the event %s",
  (_how, where, words) => {
    expect(ordinaryLines.length).toBeGreaterThan(100);
    expect(changed(ordinaryLines, where, words)).toEqual([]);
    expect(changed(linesInAHall, where, words)).toEqual(linesInAHall);
  },
);

test("the church's own stream stays beside an online meeting, other links do not", () => {
  const stream = "Watch at https://youtube.com/@kilmorran/live from 11.25am";
  const other = "Watch at https://youtube.com/@elsewhere/live from 11.25am";
  const marked = `<a href="${own.streams[0]}?feature=share">Watch from home</a>`;
  expect(changed([stream, other], { type: "online" })).toEqual([other]);
  expect(JSON.stringify(read({ description: `On Zoom. ${marked}` }))).toContain(own.streams[0]);
});

const CHANNEL = "https://www.youtube.com/@elsewhere";

test.each([
  ["the church’s own stream", own.streams[0] ?? ""],
  ["the same, as it is copied", "http://youtube.com/@kilmorran/live/?feature=share"],
  ["a channel on YouTube", CHANNEL],
  ["one by its number", "https://m.youtube.com/channel/UCabcDEF12345/live"],
  ["one of the old kind", "youtube.com/c/Kilmorran/streams"],
])("%s as the way into an online event is no secret, wherever it is named", (_what, url) => {
  const location = { name: "YouTube", address: url, type: "online", url };
  const page = { tickets: { url: `https://${url.replace(/^https?:\/\//, "")}` } };
  const { description, detailsUrl, place } = read({
    location,
    signup_options: page,
    description: `<p>Watch <a href="${url}">on YouTube</a>. Or at ${url}</p><p>On Zoom: https://x.example</p>`,
  });
  const words = JSON.stringify(description);
  expect(words).toContain("on YouTube");
  expect(words.split(url).length).toBeGreaterThan(2);
  expect(words).not.toContain("x.example");
  expect(detailsUrl).toBe(page.tickets.url);
  expect(place).toMatchObject({ isOnline: true, name: "YouTube" });
  expect(place?.watchUrl).toContain("youtube.com/");
});

test.each([
  ["a film on YouTube, which may be unlisted", "https://youtu.be/AbC123xyz"],
  ["another", "https://www.youtube.com/watch?v=AbC123xyz"],
  ["a channel in name alone", "https://youtube.com.evil.example/@kilmorran"],
  ["a meeting", "https://us02web.zoom.us/j/81234567890"],
])("%s as the way in stays a secret", (_what, url) => {
  const location = { name: "Online", address: null, type: "online", url };
  const event = read({ location, description: `Watch at ${url}` });
  expect(JSON.stringify(event)).not.toContain(url);
  expect(event.place).toEqual({ isOnline: true, name: "Online" });
});

test("an event in a hall that is streamed does not count as online", () => {
  const location = { ...churchHalls, url: CHANNEL };
  const line = "Hymns 1234 and 2345";
  const { description = [] } = read({ location, description: line });
  expect(writeAsText(description)).toBe(line);
});

test("an event in a hall and online keeps its address", () => {
  const { place } = read({ location: churchHalls, description: "In the hall and on Zoom" });
  expect(place).toEqual({ name: churchHalls.name, address: churchHalls.address });
});

test.each([
  "+353 74 912 1234",
  "00353 (0)74 912 1234",
  "074 912 1234",
  "(074) 912 1234",
  "912 1234",
])(
  "the church's own number in the Republic of Ireland stays in the words of a meeting: %s",
  (number) => {
    const own = { phones: ["+353 74 912 1234"], streams: [] };
    const description = `Online with Zoom. Ask the office: ${number}`;
    const feed = [
      feedEntry("Prayer", "2026-12-01 20:00:00", { description, location: { type: "online" } }),
    ];
    const [event] = readForTest(feed, "embed", undefined, own).events;
    expect(JSON.stringify(event?.description)).toContain(number);
  },
);
