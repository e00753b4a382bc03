import { expect, test } from "vitest";
import { atOnce, each, inSlices } from "./steps.ts";

const sixty = Array.from({ length: 60 }, (_, index) => index);

test("what is read in slices is the same as what is read at once, in the same order", async () => {
  const doubled = (one: number) => one * 2;
  expect(await inSlices(each(sixty, doubled))).toEqual(atOnce(each(sixty, doubled)));
});

test("long reading lets the page do other things meanwhile", async () => {
  let hasHadATurn = false;
  setTimeout(() => {
    hasHadATurn = true;
  });
  const turns = await inSlices(
    each(
      sixty,
      slowly(() => hasHadATurn),
    ),
  );
  expect(turns.at(0)).toBe(false);
  expect(turns.at(-1)).toBe(true);
});

test("what goes wrong in a slice is heard of", async () => {
  const refuse = () => {
    throw new Error("not a list");
  };
  await expect(inSlices(each(sixty, refuse))).rejects.toThrow("not a list");
});

/** Takes a millisecond, as an event does on a slow telephone. */
function slowly<Result>(work: () => Result): () => Result {
  return () => {
    const end = performance.now() + 1;
    while (performance.now() < end);
    return work();
  };
}
