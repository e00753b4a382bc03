import * as v from "valibot";
import { expect, test } from "vitest";
import { churchSchema } from "./church-facts.server.ts";

test("a host sends the headers unless the church says no, and no other answer is taken", () => {
  const schema = churchSchema.entries["host-sends-headers"];
  expect(v.parse(schema, undefined)).toBe(true);
  expect(v.parse(schema, "yes")).toBe(true);
  expect(v.parse(schema, "no")).toBe(false);
  expect(() => v.parse(schema, "perhaps")).toThrow("expected yes or no");
});
