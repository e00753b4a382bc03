import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import type { FeedEvent } from "./feed-event.ts";
import { writeAsText } from "./plain-text.ts";
import { readCases } from "./read-cases.ts";
import { readEventForTest } from "./read-for-test.ts";
import { type Unredacted, wrapTypedWords } from "./redact.ts";
import { ASK_THE_OFFICE } from "./sentences.ts";
import { churchHalls, feedEntry } from "./testing.ts";
import { writeInMarkup } from "./write-in-markup.ts";

/** A way into a private meeting as somebody types it, and what nobody may be able to read of it. */
type WayIn = {
  text: string;
  secrets: string[];
};

type WaysIn = {
  typed: WayIn[];
  /** Addresses of links that lead into a meeting. */
  links: string[];
  /** Lines that are no way in, and look like one. */
  "taken too much": string[];
};

const waysIn = readCases<WaysIn>("ways-in.yaml");

/** The joining link of an online event, as ChurchSuite's own field for it holds one. */
const JOIN_LINK = "https://meet.kilmorran.example/rooms/5c7d1e?name=prayer";

/**
 * What stands in the words of a church's events and is no way into a meeting: it stays as it is, beside an online
 * meeting, too. The church's own number is 028 9649 6012.
 */
const ordinaryLines = readLinesOf("./ordinary-lines.txt");

/** What stays in the words of an event in a hall, and goes where one is online: there it might be a way in. */
const linesInAHall = readLinesOf("./lines-in-a-hall.txt");

const OWN_STREAM = "https://www.youtube.com/@kilmorran/live";

const ownContacts = { phones: ["028 9649 6012", "0303 123 1113"], streams: [OWN_STREAM] };

function readLinesOf(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
}

/** Reads a prayer meeting with some of its fields changed. */
function readPrayer(fields: object): FeedEvent {
  return readEventForTest(feedEntry("Prayer", "2026-12-01 20:00:00", fields), { ownContacts });
}

function textOf({ description = [] }: FeedEvent): string {
  return writeAsText(description);
}

/** What is left of a text to somebody who looks for a secret in it: letters and digits. */
function keepLettersAndDigits(text: string): string {
  const endOfLineInJson = /\\n/g;
  return text
    .replace(endOfLineInJson, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z\d]/g, "");
}

/** An event is JSON: whatever leaves the site, page, file, link or snapshot, is made of this. */
function expectNoWayIn(event: FeedEvent, secrets: string[]) {
  // Marks and links part the words in JSON, and not on the page.
  const texts = [JSON.stringify(event), textOf(event)].map(keepLettersAndDigits);
  for (const secret of secrets) {
    expect(texts.join(" ")).not.toContain(keepLettersAndDigits(secret));
  }
}

test("words that have not been redacted can be neither printed nor used as a name or a description", () => {
  const typed = wrapTypedWords("Passcode 482113");
  const printed = [String(typed), `${typed}`, JSON.stringify({ typed }), inspect(typed)];
  const values = Object.values(typed).map(String);
  expect([...printed, ...values].join()).not.toContain("482113");
  expectTypeOf<Unredacted>().not.toExtend<FeedEvent["name"]>();
  expectTypeOf<Unredacted>().not.toExtend<FeedEvent["description"]>();
});

test.each(waysIn.typed)(
  "nobody can read “$text”, in whatever markup or field it is typed",
  ({ text, secrets }) => {
    fc.assert(
      fc.property(writeInMarkup(text), fc.boolean(), (html, isTwiceEscaped) => {
        const twiceEscaped = html.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
        const description = isTwiceEscaped ? twiceEscaped : html;
        expectNoWayIn(readPrayer({ description }), secrets);
      }),
      { numRuns: 10 },
    );
    for (const typed of [text, `Come: ${text}. All welcome!`, `(${text})`, text.toUpperCase()]) {
      const name = typed.replaceAll("\n", " ");
      const description = typed.replaceAll("\n", "\r\n");
      for (const type of ["physical", "online"]) {
        const location = { ...churchHalls, name, address: typed, type };
        const fields = { identifier: "", name, description, category: { id: 1, name }, location };
        expectNoWayIn(readPrayer(fields), secrets);
      }
    }
  },
);

/** A web address of one word: "zoom.us/j/81234567890", "https://t.me/+Qx7RtQ2kLm". "zoommtg://…" is no web address. */
const WEB_ADDRESS = /^(?!(?!https?:)[\w-]+:)\S+[./]\S+$/;

test("a sentence with a link that leads into a meeting goes, and the others stay", () => {
  const addresses = waysIn.typed.filter(({ text }) => WEB_ADDRESS.test(text));
  fc.assert(
    fc.property(
      fc.constantFrom(...addresses),
      fc.constantFrom("https://", "https://www.google.com/url?q=https://"),
      ({ text, secrets }, start) => {
        const hasStart = /^\w+:/.test(text);
        const href = hasStart ? text : start + text;
        const link = `<a href="${href.replaceAll("&", "&amp;")}">on <b>Zoom</b></a>`;
        const event = readPrayer({
          description: `<p><b>Come along!</b> We meet ${link}. Bring tea.</p>`,
        });
        expect(textOf(event)).toBe(`Come along! ${ASK_THE_OFFICE} Bring tea.`);
        expectNoWayIn(event, secrets);
      },
    ),
  );
});

test("a code goes although an empty line parts it from its name", () => {
  const link = '<a href="https://www.kilmorran.example/prayer">Gate code<br><br>4821</a>';
  expectNoWayIn(readPrayer({ description: link }), ["4821"]);
});

test("whom to ask is said once, and where a whole line goes, no empty one is left", () => {
  const description = [
    "<p>We meet on Zoom.<br>ID: 812 3456 7890.<br>Passcode: 482113</p>",
    "<ul><li>Host key: 1234</li><li>Bring tea. Code 4821.</li></ul>",
    "<p>All <a href='https://x.example'>welcome</a>. Amen.<br>See you!</p>",
  ].join("");
  expect(readPrayer({ description }).description).toEqual([
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
  expect(textOf(readPrayer({ description: "<p>Hymn 48213</p>" }))).toContain("48213");
  expect(textOf(readPrayer({ description: `<p>Hymn 48213${link}</p>` }))).not.toContain("48213");
});

test("nobody can read an event's own joining link, on whatever host it is", () => {
  const path = "rooms/5c7d1e";
  const written = [`meet.kilmorran.example/${path}`, JOIN_LINK, `${JOIN_LINK}&x=1`];
  fc.assert(
    fc.property(
      fc.constantFrom(...written).chain(writeInMarkup),
      fc.constantFrom("online", "physical"),
      (description, type) => {
        const location = { ...churchHalls, name: `Zoom ${JOIN_LINK}`, type, url: JOIN_LINK };
        const name = `Prayer at ${JOIN_LINK}`;
        expectNoWayIn(readPrayer({ description, location, name }), [path]);
      },
    ),
  );
});

test.each(waysIn.links)(
  "a link to %j goes, as a browser reads it as a way into a meeting",
  (href) => {
    const event = readPrayer({ description: `<p>We meet <a href="${href}">at eight</a>.</p>` });
    expect(textOf(event)).toBe(ASK_THE_OFFICE);
  },
);

test.each([
  ["Join at https://zoom.us/j/819?pwd=SECRET.", ASK_THE_OFFICE],
  ["Come early. Join at https://Meet.Example/J/819", `Come early. ${ASK_THE_OFFICE}`],
  ["https://us02web.zoom.us/j/77?pwd=SECRET or come", ASK_THE_OFFICE],
  ["https://teams.microsoft.com/l/meetup-join/819\nBring tea", `${ASK_THE_OFFICE}\nBring tea`],
  ["Meeting ID: 819 044 0266. All welcome!", `${ASK_THE_OFFICE} All welcome!`],
  ["More at https://meet.example/about", ASK_THE_OFFICE],
])("where an event has a joining link, online or in the hall, %j becomes %j", (typed, printed) => {
  for (const type of ["online", "physical"]) {
    const location = { ...churchHalls, type, url: "https://meet.example/j/819" };
    const event = readPrayer({ location, description: typed, name: `Prayer ${typed}` });
    expect(textOf(event)).toBe(printed);
    expect(event.name).not.toMatch(/SECRET|819/);
  }
});

/** Events that are online, by how one can tell: their place has these fields, and their description these words. */
const online: [how: string, place: object, words: string][] = [
  ["is online", { type: "online" }, ""],
  ["has a joining link", { url: JOIN_LINK }, ""],
  ["says “Zoom”", {}, "We meet on Zoom."],
  ["says “Teams”", {}, "By Teams, or in the hall."],
  ["says “Google Meet”", {}, "Google Meet is open from 7.45pm."],
  ["says “join online”", {}, "Join us online!"],
  ["says “dial in”", {}, "Dial in by phone."],
  ["is at “Online”", { name: "Online" }, ""],
];

/** What people write before a code. */
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
/** What people write before the number of a meeting. */
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
/** What people write between a label and what it is for. */
const separators = [": ", " ", "\n", ", ", " = ", " – ", ":\n\n", " (", "; ", " # ", ". ", " / "];
/** What people write between groups of digits. */
const groupings = ["", " ", "-", "\u2011", "\u00a0", "–"];
/** What may stand in HTML between a label and what it is for. */
const splits = ["", "", "<br>", "</p><p>", "</td><td>", "</li><li>", "</b> <b>", "&nbsp;"];

/** Makes numbers of this many digits, in groups as people type them. None looks like a year or a clock time. */
function makeNumbers(digits: { least: number; most: number }): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: digits.least, maxLength: digits.most }),
      fc.constantFrom(...groupings),
      fc.integer({ min: 2, max: 4 }),
    )
    .filter(([number]) => number[0] !== 0 && !/^(?:1[5-9]|20)/.test(number.join("")))
    .map(([number, between, sizeOfGroup]) => {
      const parts = number.map((digit, index) => {
        const beginsGroup = index > 0 && index % sizeOfGroup === 0;
        return beginsGroup ? between + digit : String(digit);
      });
      return parts.join("");
    });
}

/** Passwords such as "harvest22". "p4" is a class at school. */
const passwords = fc
  .stringMatching(/^[a-z]{2,6}\d{2,4}$/)
  .filter((text) => !/^[a-z]{1,2}\d{1,2}$/.test(text));
const googleMeetCodes = fc.stringMatching(/^[a-z]{3}-[a-z]{4}-[a-z]{3}$/);

/** Secrets, each with a label before it. */
const labelledSecrets = fc.oneof(
  fc.tuple(fc.constantFrom(...labels), fc.oneof(makeNumbers({ least: 4, most: 8 }), passwords)),
  fc.tuple(
    fc.constantFrom(...numberLabels),
    fc.oneof(makeNumbers({ least: 9, most: 12 }), googleMeetCodes),
  ),
);

const fieldNames = [
  "html",
  "plain",
  "name",
  "place",
  "address",
  "category",
  "name and description",
];

test("nobody can read a code or a number of an event that is online, whatever its label, its markup and its field", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...online),
      labelledSecrets,
      fc.constantFrom(...separators),
      fc.constantFrom(...splits),
      fc.constantFrom(...fieldNames),
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
        const event = readPrayer({ location: place, ...typed[field] });
        // Its words alone: times have digits of their own.
        const wordsOfEvent = [event.name, event.category, event.place, event.description];
        const readable = keepLettersAndDigits(JSON.stringify(wordsOfEvent));
        expect(readable).not.toContain(keepLettersAndDigits(secret));
      },
    ),
    { numRuns: 1000 },
  );
});

test("nobody can read the number of a meeting, however it is parted over lines, cells and paragraphs", () => {
  const partings = fc.constantFrom("<br>", "</p><p>", "</td><td>", "</li><li>", "<br><br>", " ");
  const cuts = fc.array(fc.tuple(fc.nat(10), partings), { maxLength: 3 });
  fc.assert(
    fc.property(cuts, (parted) => {
      const digits = [..."81234567890"];
      for (const [index, parting] of parted) digits[index] += parting;
      const description = `<p>On Zoom</p><table><tr><td><p>${digits.join("")}</p></td></tr></table>`;
      expect(JSON.stringify(readPrayer({ description }).description)).not.toMatch(/\d{3}/);
    }),
  );
});

/** Lists which of these lines do not come out of an event as they were typed, as its name or its description. */
function listChangedLines(lines: string[], place: object, words = ""): string[] {
  const location = { ...churchHalls, ...place };
  return lines.filter((line) => {
    const typeset = line.replaceAll("'", "’");
    const plain = `${line}\n\n${words}`;
    const html = `<p><strong>${line}</strong></p><p>${words}</p>`.replaceAll("&", "&amp;");
    const texts = [plain, html].map((description) => textOf(readPrayer({ location, description })));
    const { name } = readPrayer({ location, name: line, description: words });
    const isTextChanged = texts.some((text) => text.trim() !== `${typeset}\n\n${words}`.trim());
    return name !== typeset || isTextChanged;
  });
}

test("more than two hundred lines of what churches write stay as they are in an event in a hall", () => {
  const lines = [...ordinaryLines, ...linesInAHall];
  expect(lines.length).toBeGreaterThan(200);
  expect(listChangedLines(lines, {})).toEqual([]);
});

test("more than a hundred lines of what churches write stay as they are beside an online meeting", () => {
  expect(ordinaryLines.length).toBeGreaterThan(100);
  expect(listChangedLines(ordinaryLines, { type: "online" })).toEqual([]);
});

test("lines with numbers or links go beside an online meeting, because they might be a way in", () => {
  expect(listChangedLines(linesInAHall, { type: "online" })).toEqual(linesInAHall);
});

test.each(online)("an event that %s counts as online", (_how, place, words) => {
  const [number, verse] = ["Hymns 123, 456 and 789", "John 3:16"];
  expect(listChangedLines([number, verse], place, words)).toEqual([number]);
});

test("lines that look like a way in go from any event, although they are none", () => {
  const lines = waysIn["taken too much"];
  expect(listChangedLines(lines, {})).toEqual(lines);
});

test("the church's own stream stays beside an online meeting, and another link does not", () => {
  const own = "Watch at https://youtube.com/@kilmorran/live from 11.25am";
  const other = "Watch at https://youtube.com/@elsewhere/live from 11.25am";
  expect(listChangedLines([own, other], { type: "online" })).toEqual([other]);
  const link = `<a href="${OWN_STREAM}?feature=share">Watch from home</a>`;
  const { description } = readPrayer({ description: `On Zoom. ${link}` });
  expect(JSON.stringify(description)).toContain(OWN_STREAM);
});

test.each([
  `Watch at ${OWN_STREAM}.`,
  `Watch from home (${OWN_STREAM}).`,
  `Our channel, <${OWN_STREAM}>, is live from 11.25am`,
])("the church's own stream stays with punctuation round it: %s", (line) => {
  expect(listChangedLines([line], { type: "online" })).toEqual([]);
});

const CHANNEL = "https://www.youtube.com/@elsewhere";

test.each([
  ["the church’s own stream", OWN_STREAM],
  [
    "the church’s own stream as people copy it",
    "http://youtube.com/@kilmorran/live/?feature=share",
  ],
  ["a channel on YouTube", CHANNEL],
  ["a channel by its number", "https://m.youtube.com/channel/UCabcDEF12345/live"],
  ["a channel with an address of the old kind", "youtube.com/c/Kilmorran/streams"],
])("everybody may see %s, if an online event is there", (_what, url) => {
  const location = { name: "YouTube", address: url, type: "online", url };
  const page = `https://${url.replace(/^https?:\/\//, "")}`;
  const { description, detailsUrl, place } = readPrayer({
    location,
    signup_options: { tickets: { url: page } },
    description: `<p>Watch <a href="${url}">on YouTube</a>. Or at ${url}</p><p>On Zoom: https://x.example</p>`,
  });
  const words = JSON.stringify(description);
  expect(words).toContain("on YouTube");
  const timesNamed = words.split(url).length - 1;
  expect(timesNamed).toBeGreaterThan(1);
  expect(words).not.toContain("x.example");
  expect(detailsUrl).toBe(page);
  expect(place).toMatchObject({ isOnline: true, name: "YouTube" });
  expect(place?.watchUrl).toContain("youtube.com/");
});

test.each([
  ["a film on YouTube, which may be unlisted", "https://youtu.be/AbC123xyz"],
  ["a film on YouTube at its long address", "https://www.youtube.com/watch?v=AbC123xyz"],
  ["a channel in name alone", "https://youtube.com.evil.example/@kilmorran"],
  ["a meeting", "https://us02web.zoom.us/j/81234567890"],
])("nobody may see %s, if an online event is there", (_what, url) => {
  const location = { name: "Online", address: null, type: "online", url };
  const event = readPrayer({ location, description: `Watch at ${url}` });
  expect(JSON.stringify(event)).not.toContain(url);
  expect(event.place).toEqual({ isOnline: true, name: "Online" });
});

test("an event in a hall that is streamed does not count as online", () => {
  const description = "Hymns 1234 and 2345";
  const location = { ...churchHalls, url: CHANNEL };
  expect(textOf(readPrayer({ location, description }))).toBe(description);
});

test("an event in a hall and online keeps its address", () => {
  const { place } = readPrayer({ location: churchHalls, description: "In the hall and on Zoom" });
  expect(place).toEqual({ name: churchHalls.name, address: churchHalls.address });
});

test.each([
  "+353 74 912 1234",
  "00353 (0)74 912 1234",
  "074 912 1234",
  "(074) 912 1234",
  "912 1234",
])(
  "a church in the Republic of Ireland keeps its number in the words of a meeting: %s",
  (number) => {
    const entry = feedEntry("Prayer", "2026-12-01 20:00:00", {
      description: `Online with Zoom. Ask the office: ${number}`,
      location: { type: "online" },
    });
    const event = readEventForTest(entry, {
      ownContacts: { phones: ["+353 74 912 1234"], streams: [] },
    });
    expect(JSON.stringify(event.description)).toContain(number);
  },
);
