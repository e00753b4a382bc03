import { expect, test } from "vitest";
import { readArguments } from "./read-arguments.ts";

const parts = ["weights", "lighthouse"];
const pages = ["/", "/events"];
const read = (...named: string[]) => readArguments(named, parts, pages);

test("without a word, the bench measures everything", () => {
  expect(read()).toEqual({ parts, pages });
});

test("a part can be chosen, and the pages it measures", () => {
  expect(read("lighthouse", "/events")).toEqual({ parts: ["lighthouse"], pages: ["/events"] });
});

test("a part or a page that is not there is named, with those that are", () => {
  expect(() => read("wieghts")).toThrow(
    "The bench has no part “wieghts”. Its parts are weights, lighthouse.",
  );
  expect(() => read("/evnets")).toThrow("There is no page /evnets. The pages are /, /events.");
});
