import { expect, test } from "#tests/support/test.ts";
import { draws, events, scriptHasArrived, visit } from "#tests/support/visit.ts";

const FEED = "/demo/churchsuite/embed/calendar/json";

/** What a browser sends along with every plain question to another website. */
const browsersOwn =
  "accept accept-encoding accept-language connection host referer user-agent".split(" ");

for (const path of ["/", "/events"]) {
  test(`${path} asks the calendar once, and sends nothing along`, async ({
    page,
    context,
    calendar,
    site,
  }) => {
    await context.addCookies([{ name: "visitor", value: "known", url: site.address }]);
    await visit(page, path);
    await expect(events(page).filter({ hasText: "Service of Light" })).toHaveCount(1);
    await draws(page);
    expect(calendar.calls).toHaveLength(1);
    expect(calendar.calls[0]).toMatchObject({ method: "GET", url: FEED });

    const headers = calendar.calls[0]?.headers ?? {};
    expect(headers.accept).toBe("*/*");
    const others = Object.keys(headers).filter(
      (name) => !browsersOwn.includes(name) && !name.startsWith("sec-"),
    );
    expect(others).toEqual([]);
  });
}

test("every visit to a page with events asks anew, once", async ({ page, calendar }) => {
  const menu = page.getByRole("banner");
  await visit(page, "/");
  await expect(events(page).filter({ hasText: "Service of Light" })).toHaveCount(1);
  expect(calendar.calls).toHaveLength(1);

  await menu.getByRole("link", { name: "Giving" }).click();
  await expect(page).toHaveURL("/giving");
  expect(calendar.calls).toHaveLength(1);

  await menu.getByRole("link", { name: "Events" }).click();
  await expect(events(page)).toHaveCount(8);
  expect(calendar.calls).toHaveLength(2);

  await page.goBack();
  await expect(page).toHaveURL("/giving");
  await page.goBack();
  await scriptHasArrived(page);
  await expect(events(page)).toHaveCount(6);
  await draws(page);
  expect(calendar.calls).toHaveLength(3);
});

test("pages without events never ask the calendar", async ({ page, calendar }) => {
  for (const path of ["/about-us", "/activities/pw"]) {
    await visit(page, path);
    await draws(page);
  }
  expect(calendar.calls).toHaveLength(0);
});
