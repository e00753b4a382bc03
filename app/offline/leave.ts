// For a church that wants no service worker: it takes along what the other has kept, and goes.
import { forgetReadingTimes, takeOver } from "./take-over.ts";

takeOver(async (registration) => {
  for (const name of await caches.keys()) await caches.delete(name);
  forgetReadingTimes();
  await registration.unregister();
});
