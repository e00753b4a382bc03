import { expect, test } from "#tests/support/test.ts";
import { events, goTo, visit, waitForFrames, waitForScript } from "#tests/support/visit.ts";

/** The headers that browsers add to every plain request to another website. */
const HEADERS_OF_BROWSERS = [
  "accept",
  "accept-encoding",
  "accept-language",
  "connection",
  "host",
  "referer",
  "user-agent",
];

// That other pages have nothing that could ask is held by tests/build/scripts.test.ts.
test("each visit to home or Events asks the calendar once, and sends nothing of the visitor", async ({
  page,
  context,
  calendar,
  site,
}) => {
  await context.addCookies([{ name: "visitor", value: "known", url: site.address }]);
  const asksOnce = async (count: number) => {
    await waitForScript(page);
    await expect(events(page)).toHaveCount(count);
    await waitForFrames(page);
    expect(calendar.calls.splice(0)).toEqual([
      {
        method: "GET",
        url: "/demo/churchsuite/embed/calendar/json",
        headers: expect.objectContaining({ accept: "*/*" }),
      },
    ]);
  };
  await visit(page, "/");
  await expect(events(page).filter({ hasText: "Service of Light" })).toHaveCount(1);
  const headers = Object.keys(calendar.calls[0]?.headers ?? {});
  const ownHeaders = headers.filter(
    (name) => !HEADERS_OF_BROWSERS.includes(name) && !name.startsWith("sec-"),
  );
  expect(ownHeaders).toEqual([]);
  await asksOnce(6);

  await goTo(page, "Giving", "Church Giving");
  await goTo(page, "Events");
  await asksOnce(8);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await asksOnce(6);
});
