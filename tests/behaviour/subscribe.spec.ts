import { readFile } from "node:fs/promises";
import { church } from "#tests/fixtures/sample-facts.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ javaScriptEnabled: false });

for (const [page, calendar, control] of [
  ["/events", "/calendar.ics", "Add services and groups to my calendar"],
  ["/activities/pw", "/activities/pw.ics", "Add to my calendar"],
] as const) {
  test(`the dates of ${page} can be had in one's own calendar, without JavaScript too`, async ({
    page: tab,
  }) => {
    await tab.goto(page);
    const link = (name: string) => tab.getByRole("link", { name });
    const phone = link("Phone, Apple or Outlook");
    await expect(phone).toBeHidden();
    await tab.getByText(control).press("Enter");
    const subscription = `webcal://${new URL(church.website).host}${calendar}`;
    await expect(phone).toHaveAttribute("href", subscription);
    const address = new URL((await link("Google Calendar").getAttribute("href")) ?? "");
    expect([address.host, address.searchParams.get("cid")]).toEqual([
      "calendar.google.com",
      subscription,
    ]);
    const download = tab.waitForEvent("download");
    await link(".ics file").click();
    const written = await readFile(await (await download).path(), "utf8");
    expect(written).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });
}
