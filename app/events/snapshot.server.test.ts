import { expect, onTestFinished, test, vi } from "vitest";
import { takeSnapshot } from "./snapshot.server.ts";

test("where the calendar cannot be read the site is built without its events, and whoever builds it reads why", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  // Nobody listens on port 1.
  expect(await takeSnapshot({ format: "embed", url: "http://127.0.0.1:1/" })).toBeNull();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining("The pages are built without its events"),
  );
});
