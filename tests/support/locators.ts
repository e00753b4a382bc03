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

/** The first link on a page that opens an event's details and that leads nowhere before React has come. */
export const firstDetails = (page: Page): Locator => events(page).locator('a[href="#"]').first();

/** What a page says when the calendar has failed. */
export const failure = (page: Page): Locator => page.getByRole("alert");

/** What a page says when there are no events to come. */
export const noEvents = (page: Page): Locator =>
  page.getByRole("heading", { name: "No Upcoming Events" });
