import { expect, test } from "vitest";
import { type ProgrammeEvent, programme } from "#demo/programme/programme.ts";
import { embedEvent } from "./embed-feed.ts";

const today = "2026-11-21";
const origin = "http://127.0.0.1:4173";
const events = programme(today);

function feedEvent(isWanted: (event: ProgrammeEvent) => boolean) {
  const event = events.find(isWanted);
  if (!event) throw new Error("The programme has no such event.");
  return embedEvent(event, today, origin);
}

const anEventWithPicture = feedEvent(({ picture }) => picture !== undefined);

test("an event has every field of the real feed, in its order", () => {
  expect(Object.keys(anEventWithPicture).join(" ")).toBe(
    "id identifier sequence name datetime_start datetime_end description category status " +
      "visible_to brand capacity images location signup_options site site_ids pin invite_hash " +
      "public_visible mtime muser ctime cuser merged_by_strategy",
  );
});

test("so do its location and its sign-up options", () => {
  const { location, signup_options } = anEventWithPicture;
  expect(Object.keys(location).toSorted().join(" ")).toBe(
    "address latitude longitude name type url",
  );
  expect(Object.keys(signup_options).join(" ")).toBe(
    "notification connect embed public sequence_signup signup_cancel signup_enabled tickets " +
      "visible_to_tags fixed_questions",
  );
});

test("times have no zone and are written with a space", () => {
  for (const event of events) {
    const { datetime_start, datetime_end } = embedEvent(event, today, origin);
    expect(datetime_start).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(datetime_end).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  }
});

test("an all-day event runs from the first to the last second", () => {
  const { datetime_start, datetime_end } = feedEvent(({ hours }) => hours === "all day");
  expect(datetime_start.slice(11)).toBe("00:00:00");
  expect(datetime_end.slice(11)).toBe("23:59:59");
});

test("an event without pictures has an empty list of them", () => {
  expect(feedEvent(({ picture }) => !picture).images).toEqual([]);
});

test("pictures and ticket addresses are absolute and on this server", () => {
  expect(anEventWithPicture).toMatchObject({
    images: { lg: { url: expect.stringContaining(`${origin}/demo/pictures/`) } },
    signup_options: {
      tickets: { url: `${origin}/demo/churchsuite/events/${anEventWithPicture.identifier}` },
    },
  });
});

test("booking is switched with the text 1 or 0", () => {
  const bookable = feedEvent(({ signUp }) => signUp === "can be booked").signup_options;
  const detailsOnly = feedEvent(({ signUp }) => signUp === "details only").signup_options;
  expect([bookable.signup_enabled, bookable.embed.enabled]).toEqual(["1", "1"]);
  expect([detailsOnly.signup_enabled, detailsOnly.embed.enabled]).toEqual(["0", "0"]);
});

test("some events have tickets without an address, and some no tickets at all", () => {
  const noAddress = feedEvent(({ signUp }) => signUp === "ticket without address");
  const noTickets = feedEvent(({ signUp }) => signUp === "no tickets");
  expect(noAddress.signup_options).toMatchObject({ tickets: { enabled: "0" } });
  expect(noAddress.signup_options).not.toHaveProperty("tickets.url");
  expect(noTickets.signup_options).not.toHaveProperty("tickets");
});

test("descriptions come as HTML, as plain text, empty and null", () => {
  const descriptions = events.map((event) => embedEvent(event, today, origin).description);
  expect(descriptions).toContain("");
  expect(descriptions).toContain(null);
  expect(descriptions.some((text) => text?.startsWith("<p>"))).toBe(true);
  expect(descriptions.some((text) => text?.includes("\r\n"))).toBe(true);
});

test("only made-up addresses and telephone numbers are used", () => {
  const feed = JSON.stringify(events.map((event) => embedEvent(event, today, origin)));
  const mails = feed.match(/[\w.-]+@[\w.-]+/g) ?? [];
  const phones = feed.match(/028(?:&nbsp;|[\d ])+/g) ?? [];
  expect(mails.filter((mail) => !mail.endsWith("@kilmorran.example"))).toEqual([]);
  expect(phones.filter((phone) => !phone.replaceAll("&nbsp;", "").startsWith("02896496"))).toEqual(
    [],
  );
});
