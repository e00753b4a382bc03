import { expect, test } from "vitest";
import type { Day } from "#app/time/wall-time.ts";
import { daySent, newest, withNote } from "./offline-copy.ts";

const sent = (date: string) => new Response("", { headers: { Date: date } });
const friday = sent("Fri, 20 Nov 2026 23:30:00 GMT");
const summer = sent("Fri, 19 Jun 2026 23:30:00 GMT");
const undated = new Response("");

const NOTE = '<p>A copy<span data-as-of="true">, of <slot name="day"></slot></span>.</p>';
const PAGE = '<header></header><main id="content" tabindex="-1"><h1>Events</h1></main>';

test("of two copies the one is shown that was sent last", () => {
  expect(newest(summer, friday)).toBe(friday);
  expect(newest(friday, summer)).toBe(friday);
  expect(newest(undefined, summer)).toBe(summer);
  expect(newest(undated, summer)).toBe(summer);
  expect(newest(undefined, undefined)).toBeUndefined();
});

test("a copy is of the church's day", () => {
  expect(daySent(friday)).toBe("2026-11-20");
  expect(daySent(summer)).toBe("2026-06-20");
  expect(daySent(undated)).toBeNull();
});

test("the note stands at the head of the page, with the day if it is known", () => {
  expect(withNote(PAGE, NOTE, "2026-11-20" as Day)).toBe(
    '<header></header><main id="content" tabindex="-1">' +
      '<p>A copy<span data-as-of="true">, of <time datetime="2026-11-20">20 November 2026</time></span>.</p>' +
      "<h1>Events</h1></main>",
  );
  expect(withNote(PAGE, NOTE, null)).toContain("<p>A copy.</p>");
  // Words that look like a pattern stay as they are.
  expect(withNote(PAGE, "<p>$& and $1</p>", null)).toContain("<p>$& and $1</p>");
});
