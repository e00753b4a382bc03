import type { Page, Response } from "@playwright/test";
import { everyPage, unknown } from "#tests/support/every-page.ts";
import { desktop, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { draws, visit } from "#tests/support/visit.ts";

test.slow();

/** What the drawings of one screen may weigh on their way, in bytes. */
const SIXTY_KILOBYTES = 60_000;

for (const screen of [telephone, desktop]) {
  test(`the drawings a page shows before anybody scrolls weigh 60 kB at most at ${screen.width} px`, async ({
    page,
    faults,
  }) => {
    faults.expect(...unknown.faults);
    await page.setViewportSize(screen);
    for (const path of everyPage) {
      const pictures = await picturesFetchedBy(page, () => opened(page, path));
      const weights = await Promise.all(pictures.map(weightOf));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      expect.soft(total, path).toBeGreaterThan(0);
      expect.soft(total, path).toBeLessThanOrEqual(SIXTY_KILOBYTES);
    }
  });
}

async function opened(page: Page, path: string) {
  await visit(page, path);
  await page.waitForLoadState("load");
  await draws(page);
}

/** The site's own: what ChurchSuite sends is its pictures of events, in whatever weight it has them. */
async function picturesFetchedBy(page: Page, act: () => Promise<void>): Promise<Response[]> {
  const pictures: Response[] = [];
  const note = (response: Response) => {
    const isOurs = new URL(response.url()).pathname.startsWith("/assets/");
    if (isOurs && response.request().resourceType() === "image") pictures.push(response);
  };
  page.on("response", note);
  await act();
  page.off("response", note);
  return pictures;
}

/** Bytes as they travel, packed; said by the site, because a picture of the page before is not sent again. */
async function weightOf(picture: Response): Promise<number> {
  const length = await picture.headerValue("content-length");
  if (!length) throw new Error(`the site does not say what ${picture.url()} weighs`);
  return Number(length);
}
