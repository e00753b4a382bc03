import { expect, onTestFinished, test, vi } from "vitest";
import { feedAt } from "#churchsuite";
import { feedEntry } from "#churchsuite/testing";
import { churchTimeAt } from "#time";
import { fetchDiary } from "./fetch-diary.ts";

test("when the calendar cannot be read the site is built without its events, and the build says why", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  // Nobody listens on port 1.
  const { snapshot } = await fetchDiary(
    feedAt("http://127.0.0.1:1", "embed"),
    churchTimeAt(new Date()),
  );
  expect(snapshot).toBeNull();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining("The pages are built without its events"),
  );
});

test("a build asks the feed once, and gives a page to each event that begins within ninety days", async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const fetchFeed = vi.fn(async () =>
    Response.json([feedEntry("Soon", inDays(89)), feedEntry("Later", inDays(92))]),
  );
  vi.stubGlobal("fetch", fetchFeed);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { snapshot } = await fetchDiary(
    feedAt("https://one.example", "embed"),
    churchTimeAt(new Date()),
  );
  expect(snapshot?.events.map(({ page }) => page)).toEqual([
    `${inDays(89).slice(0, 10)}-soon`,
    undefined,
  ]);
  expect(fetchFeed).toHaveBeenCalledTimes(1);
});
