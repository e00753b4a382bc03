/** Long work that stops after each of its short steps, so that the browser may do something else. */
export type Steps<Result> = Generator<void, Result>;

// In milliseconds. A slow telephone takes some longer for the step that goes beyond.
const SLICE = 10;

/** Does the same with each of many things, in steps. */
export function* each<One, Result>(
  things: One[],
  work: (one: One, index: number) => Result,
): Steps<Result[]> {
  const results: Result[] = [];
  for (const [index, one] of things.entries()) {
    results.push(work(one, index));
    yield;
  }
  return results;
}

/** Takes all steps at once, where nobody waits for a page. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Takes the steps in tasks so short that a page does not stick. Rejects with what a step throws. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let begun = performance.now();
  let step = steps.next();
  while (!step.done) {
    if (performance.now() - begun > SLICE) {
      await new Promise((begin) => setTimeout(begin));
      begun = performance.now();
    }
    step = steps.next();
  }
  return step.value;
}
