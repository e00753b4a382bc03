import { createServer } from "node:http";
import { expect, test } from "vitest";
import { startForTest } from "#tests/support/start-for-test.ts";
import { makeStandIn } from "./stand-in.ts";

test("the feed does what somebody chooses on /demo: sends events, sends none, fails, or is slow", async () => {
  const standIn = makeStandIn();
  const server = createServer((request, response) => {
    standIn(request, response, () => response.end("the website"));
  });
  const demo = `${await startForTest(server)}/demo`;
  const askFeed = (init?: RequestInit) => fetch(`${demo}/churchsuite/embed/calendar/json`, init);
  const read = async () => (await askFeed()).json();
  const { length } = await read();
  expect(length).toBeGreaterThan(8);
  expect(await (await fetch(`${demo}?empty`)).text()).toContain("<strong>empty</strong>");
  expect(await read()).toEqual([]);
  await fetch(`${demo}?fail`);
  expect((await askFeed()).status).toBe(500);
  await fetch(`${demo}?slow`);
  await expect(askFeed({ signal: AbortSignal.timeout(200) })).rejects.toThrow("timeout");
  await fetch(`${demo}?normal`);
  expect(await read()).toHaveLength(length);
});
