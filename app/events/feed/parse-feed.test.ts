import { expect, test } from "vitest";
import { proseOfDescription } from "#app/events/description/html-to-prose.ts";
import { parseFeed } from "./parse-feed.ts";

const typical = {
  identifier: "k3mw8qpa",
  name: "Carols by Candlelight",
  datetime_start: "2026-12-06 19:00:00",
  category: { id: 1, name: "Worship Services", color: "#2f5d50" },
  description: "<p>Lessons and carols.</p>",
  location: { name: "Church Halls", address: "12 Meeting House Lane\r\nKilmorran" },
  images: {
    lg: { url: "https://cdn.churchsuite.com/carols_lg.jpg" },
    md: { url: "https://cdn.churchsuite.com/carols_md.jpg" },
    sm: { url: "https://cdn.churchsuite.com/carols_sm.jpg" },
    thumb: { url: "https://cdn.churchsuite.com/carols_thumb.jpg" },
  },
  signup_options: { tickets: { url: "https://example.churchsuite.com/events/k3mw8qpa" } },
};

function parseOne(changes: object) {
  return parseFeed([{ ...typical, ...changes }]).events[0];
}

test("a typical event becomes the church's own", () => {
  expect(parseFeed([typical]).events).toEqual([
    {
      id: "k3mw8qpa",
      status: "confirmed",
      name: "Carols by Candlelight",
      start: "2026-12-06T19:00:00",
      category: "Worship Services",
      description: proseOfDescription("<p>Lessons and carols.</p>"),
      place: { name: "Church Halls", address: "12 Meeting House Lane, Kilmorran" },
      pictureUrl: "https://cdn.churchsuite.com/carols_lg.jpg",
      pictureWidths:
        "https://cdn.churchsuite.com/carols_lg.jpg 1024w, https://cdn.churchsuite.com/carols_md.jpg 512w, https://cdn.churchsuite.com/carols_sm.jpg 256w",
      detailsUrl: "https://example.churchsuite.com/events/k3mw8qpa",
    },
  ]);
});

test.each([
  [[]],
  [null],
  [undefined],
  [{ lg: "carols.jpg" }],
  [{ lg: { url: "javascript:alert()" } }],
])("an event whose pictures are %j has none, and is kept", (images) => {
  const event = parseOne({ images });
  expect(event?.name).toBe("Carols by Candlelight");
  expect(event).not.toHaveProperty("pictureUrl");
});

test.each([[[]], [null], [{}], [{ tickets: {} }], [{ tickets: { url: "javascript:alert()" } }]])(
  "an event whose sign-up is %j has no page of details, and is kept",
  (signup_options) => {
    const event = parseOne({ signup_options });
    expect(event?.name).toBe("Carols by Candlelight");
    expect(event).not.toHaveProperty("detailsUrl");
  },
);

test.each([
  ["Men's Breakfast", "Men’s Breakfast"],
  ["Boys' Brigade and 3 O'Clock Club", "Boys’ Brigade and 3 O’Clock Club"],
  ["An evening of 'Messy Church'", "An evening of ‘Messy Church’"],
  ["Mothers’ Union", "Mothers’ Union"],
])("the name %s is written %s", (name, written) => {
  expect(parseOne({ name })?.name).toBe(written);
});

test.each([
  ["CANCELLED: Men's Breakfast", "Men’s Breakfast"],
  ["Cancelled - Breakfast", "Breakfast"],
  ["*Canceled* Breakfast", "Breakfast"],
  ["Breakfast (cancelled)", "Breakfast"],
  ["Breakfast – CANCELLED!", "Breakfast"],
  ["ערב cancelled", "ערב"],
  ["Cancelled", "Cancelled"],
])("the cancelled event %s is called %s: its badge says the rest", (name, written) => {
  expect(parseOne({ name, status: "cancelled" })?.name).toBe(written);
});

test("an event that takes place keeps the word cancelled in its name", () => {
  expect(parseOne({ name: "Cancelled Debts: a talk" })?.name).toBe("Cancelled Debts: a talk");
});
