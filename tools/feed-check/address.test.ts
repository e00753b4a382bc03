import { expect, test } from "vitest";
import { addressOf } from "./address.ts";

const uuid = "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48";
const embed = { account: "kilmorran", calendar: "embed" };
const newer = { account: "kilmorran", calendar: uuid };

test.each([
  [undefined, embed, "https://kilmorran.churchsuite.com/embed/calendar/json"],
  [undefined, newer, `https://kilmorran.churchsuite.com/-/calendar/${uuid}/json`],
  ["Ballymore", embed, "https://ballymore.churchsuite.com/embed/calendar/json"],
  ["ballymore", newer, `https://ballymore.churchsuite.com/-/calendar/${uuid}/json`],
  ["https://a.example/feed?x=1", embed, "https://a.example/feed?x=1"],
  ["a.churchsuite.com/embed/calendar/json", embed, "https://a.churchsuite.com/embed/calendar/json"],
  ["http://localhost:4173/feed", embed, "http://localhost:4173/feed"],
  ["http://127.0.0.1:4173/feed", embed, "http://127.0.0.1:4173/feed"],
])("%s, with church.yaml's %o, is asked at %s", (wanted, church, address) => {
  expect(addressOf(wanted, church).href).toBe(address);
});

test.each([
  ["http://kilmorran.churchsuite.com/", "https only"],
  ["file:///etc/hosts", "neither an address nor the name of an account"],
  ["our church", "neither an address nor the name of an account"],
])("%s is not asked", (wanted, why) => {
  expect(() => addressOf(wanted, embed)).toThrow(why);
});
