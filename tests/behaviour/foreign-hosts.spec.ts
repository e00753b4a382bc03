import { feedEvent } from "#tests/fixtures/feed-events.ts";
import { telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { calendarHasAnswered, eventNamed, visit } from "#tests/support/visit.ts";

const START = "2026-12-01 19:30:00";
const LONG_HOST = `kilmorran.churchsuite.com.${"x".repeat(60)}.evil.example`;

const ticketAt = (url: string, changes: object = {}) => ({
  ...changes,
  signup_options: {
    signup_enabled: "1",
    embed: { enabled: "1" },
    tickets: { url },
  },
});

for (const path of ["/", "/events"]) {
  // Whoever asks a host that is not the site's own fails here: test.ts.
  test(`${path} asks no other host for a picture that the calendar names`, async ({
    page,
    calendar,
  }) => {
    const images = {
      lg: { url: "https://evil.example/track.gif" },
      md: { url: "http://evil.example/track.gif" },
    };
    calendar.has([feedEvent("Carols", START, { images })]);
    await visit(page, path);
    await calendarHasAnswered(page);
    const picture = eventNamed(page, "Carols").locator("img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("src", /^\/assets\/.*\.svg$/);
  });

  test(`${path} says where a link leads that leads away from ChurchSuite`, async ({
    page,
    calendar,
  }) => {
    calendar.has([
      feedEvent("Concert", START, ticketAt("https://www.tickets.example/concert")),
      feedEvent("Carols", START, ticketAt("https://example.churchsuite.com/events/carolsxx")),
      feedEvent("Phish", START, ticketAt(`https://${LONG_HOST}/`)),
    ]);
    await page.setViewportSize(telephone);
    await visit(page, path);
    const link = eventNamed(page, "Concert").getByRole("link", { name: /^Book/ });
    await expect(link).toHaveAccessibleName("Book a place at tickets.example for Concert, Dec 1");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(
      eventNamed(page, "Carols").getByRole("link", { name: /^Book/ }),
    ).toHaveAccessibleName("Book a place at Carols, Dec 1");
    const phish = eventNamed(page, "Phish").getByRole("link", { name: /^Book/ });
    await expect(phish).toContainText(LONG_HOST);
    const { x = 0, width = 0 } = (await phish.boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(telephone.width);
    expect(x).toBeGreaterThanOrEqual(0);
  });
}

test("an event's details say where its page is, too", async ({ page, calendar }) => {
  calendar.has([feedEvent("Concert", START, ticketAt("https://tickets.example/concert"))]);
  await visit(page, "/events#concertx");
  const details = page.getByRole("dialog");
  const link = details.getByRole("link", { name: "Book a place at tickets.example" });
  await expect(link).toHaveAttribute("href", "https://tickets.example/concert");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});
