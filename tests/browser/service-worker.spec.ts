import { expect, test } from "#tests/support/test.ts";

// The policy of the pages lets nobody start a worker.
test.use({ bypassCSP: true });

test("the worker that takes the place of a former one clears what was kept, and removes itself", async ({
  page,
}) => {
  await page.goto("/giving");
  await page.evaluate(async () => {
    await caches.open("pages");
    await navigator.serviceWorker.register("/service-worker.js");
  });
  const whatIsLeft = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return [...(await caches.keys()), ...registrations.map(({ scope }) => scope)];
    });
  await expect.poll(whatIsLeft).toEqual([]);
});
