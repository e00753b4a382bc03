import { expect, onTestFinished, test, vi } from "vitest";
import { feedEvent } from "#tests/fixtures/feed-events.ts";
import { feedAt } from "./feed/fetch-feed.ts";
import { takeSnapshot } from "./snapshot.server.ts";

test("where the calendar cannot be read the site is built without its events, and whoever builds it reads why", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  // Nobody listens on port 1.
  expect(await takeSnapshot(feedAt("http://127.0.0.1:1", "embed", []))).toBeNull();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining("The pages are built without its events"),
  );
});

test("each feed is asked once, and answers for itself", async () => {
  const asked = vi.fn(async (address: string) =>
    Response.json([feedEvent(new URL(address).hostname, "2099-12-01 19:30:00")]),
  );
  vi.stubGlobal("fetch", asked);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  for (const host of ["one.example", "other.example", "one.example"]) {
    const snapshot = await takeSnapshot(feedAt(`https://${host}`, "embed", []));
    expect(snapshot?.events.map(({ name }) => name)).toEqual([host]);
  }
  expect(asked).toHaveBeenCalledTimes(2);
});
