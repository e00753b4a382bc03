import * as v from "valibot";
import { expect, test } from "vitest";
import { churchFacts } from "./church-facts.server.ts";

test.each(["host-sends-headers", "offline-copies"] as const)(
  "%s is on unless the church says no, and anything else is refused",
  (name) => {
    const told = churchFacts.entries[name];
    expect(v.parse(told, undefined)).toBe(true);
    expect(v.parse(told, "yes")).toBe(true);
    expect(v.parse(told, "no")).toBe(false);
    expect(() => v.parse(told, "perhaps")).toThrow("expected yes or no");
  },
);
