import type { Locator, Page } from "@playwright/test";
import { desktop, telephone } from "#tests/support/screens.ts";

/** What a visitor may do first on a page. `isDone` runs in the page, and says whether it can be seen that it was done. */
export type Action = {
  words: string;
  path: string;
  screen: { width: number; height: number };
  control: (page: Page) => Locator;
  isDone: () => boolean;
};

const main = (page: Page) => page.getByRole("main");
const banner = (page: Page) => page.getByRole("banner");
const dialogIsOpen = () => document.querySelector("dialog[open]") !== null;
const hasMovedToFragment = () => window.location.hash !== "" && scrollY > 0;

/** The ten commonest, as far as nobody has counted. */
export const firstActions: Action[] = [
  {
    words: "the menu",
    path: "/",
    screen: telephone,
    control: (page) => banner(page).getByRole("button", { name: /menu/i }),
    isDone: dialogIsOpen,
  },
  {
    words: "the Activities panel",
    path: "/",
    screen: desktop,
    control: (page) => banner(page).getByRole("button", { name: "Activities" }),
    isDone: () => document.querySelector("header :popover-open") !== null,
  },
  {
    words: "an age at Find your place",
    path: "/",
    screen: telephone,
    control: (page) => page.locator("fieldset label").nth(2),
    isDone: () => document.querySelector("label:nth-of-type(3) input:checked") !== null,
  },
  {
    words: "the carousel’s arrow",
    path: "/",
    screen: telephone,
    control: (page) => page.getByRole("button", { name: "Next event" }),
    isDone: () =>
      [...document.querySelectorAll("[aria-roledescription=carousel] ul")].some(
        ({ scrollLeft }) => scrollLeft > 0,
      ),
  },
  {
    words: "the details of an event",
    path: "/events",
    screen: telephone,
    control: (page) => main(page).getByRole("link", { name: "Details of" }).first(),
    isDone: dialogIsOpen,
  },
  {
    words: "Add to calendar",
    path: "/events",
    screen: telephone,
    control: (page) => main(page).getByRole("link", { name: "Add to calendar" }).first(),
    isDone: dialogIsOpen,
  },
  {
    words: "Add services and groups to my calendar",
    path: "/events",
    screen: telephone,
    control: (page) => main(page).locator("summary").first(),
    isDone: () => document.querySelector("main details[open]") !== null,
  },
  {
    words: "a month",
    path: "/events",
    screen: telephone,
    control: (page) => page.getByRole("navigation", { name: "Months" }).getByRole("link").nth(1),
    isDone: hasMovedToFragment,
  },
  {
    words: "a notice’s cross",
    path: "/",
    screen: telephone,
    control: (page) => page.getByRole("button", { name: "Close this notice" }),
    isDone: () => !document.querySelector("[role=status] button")?.checkVisibility(),
  },
  {
    words: "Find out more",
    path: "/",
    screen: telephone,
    control: (page) => main(page).getByRole("link", { name: "Find out more" }),
    isDone: hasMovedToFragment,
  },
];
