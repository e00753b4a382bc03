// What is published in the place of the service worker by a church that wants none: it takes along what the other
// has kept, and goes.
import { forgetReadingTimes, takeOver } from "./take-over.ts";

takeOver(async (registration) => {
  for (const name of await caches.keys()) await caches.delete(name);
  forgetReadingTimes();
  await registration.unregister();
});
