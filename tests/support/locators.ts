import type { Locator, Page } from "@playwright/test";

/** Every event a page shows, on its list or in its carousel. */
export const events = (page: Page): Locator => page.getByRole("main").getByRole("article");

/** The event of this name, wherever on the page it stands. */
export const eventNamed = (page: Page, name: string): Locator =>
  events(page).filter({ hasText: name });

/** What is open over the page: the details of an event, or the drawer. */
export const dialog = (page: Page): Locator => page.getByRole("dialog");

/** What a page says as long as the calendar has not answered. */
export const checkingDiary = (page: Page): Locator => page.getByText("checking the diary");

/** The link of an event that opens its details, or leads to its page with tickets. */
export const detailsLink = (page: Page, name: string): Locator =>
  eventNamed(page, name).getByRole("link", { name: `Details of ${name}` });

/** What a page says when the calendar has failed. */
export const failure = (page: Page): Locator => page.getByRole("alert");

/** What a page says when there are no events to come. */
export const noEvents = (page: Page): Locator =>
  page.getByRole("heading", { name: "No Upcoming Events" });
