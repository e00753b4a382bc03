import { chromiumArguments } from "#tools/browser/chromium-arguments.ts";

/**
 * Arguments for a browser that takes as long as a visitor's. One that is watched by a program asks of every error that
 * is made in which line, and React makes one as it begins: V8 reads all of React again for the answer, which took 38
 * of the 54 ms of its beginning on a processor slowed four times. Here V8 knows all lines from the start.
 */
export const unwatched = [...chromiumArguments, "--js-flags=--no-enable-lazy-source-positions"];
