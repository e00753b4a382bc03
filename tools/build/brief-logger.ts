import { createLogger, type Logger } from "vite";
import { sayProgress } from "#tools/steps.ts";

/** Lightning CSS does not know this pseudo-class yet, and leaves it as it is. */
const KNOWN = "'target-current' is not recognized";

/** Vite's logger for a build: how many pages are written, in the place of a line for each file; and what is wrong. */
export function briefLogger(): Logger {
  const logger = createLogger("info");
  let pages = 0;
  return {
    ...logger,
    info: (message) => {
      if (message.includes("Prerender (html)")) sayProgress("pages", ++pages);
    },
    warn: (message, options) => {
      if (!message.includes(KNOWN)) logger.warn(message, options);
    },
  };
}
