import { desktop, telephone } from "#tests/support/screens.ts";

/**
 * What a visitor may do first on a page: the CSS selector of what is pressed, and how the page shows
 * that it was done, which runs in the page.
 */
export type Action = {
  words: string;
  path: string;
  screen: { width: number; height: number };
  control: string;
  isDone: () => boolean;
};

const dialogIsOpen = () => document.querySelector("dialog[open]") !== null;
const hasMovedToFragment = () => window.location.hash !== "" && scrollY > 0;

const onHome = { path: "/", screen: telephone };
const onEvents = { path: "/events", screen: telephone };

/** The ten commonest, as far as nobody has counted. */
export const firstActions: Action[] = [
  { words: "the menu", ...onHome, control: "header [commandfor=menu]", isDone: dialogIsOpen },
  {
    words: "the Activities panel",
    path: "/",
    screen: desktop,
    control: "header [popovertarget]",
    isDone: () => document.querySelector("header :popover-open") !== null,
  },
  {
    words: "an age at Find your place",
    ...onHome,
    control: "#find-your-place label:nth-of-type(3)",
    isDone: () => document.querySelector("label:nth-of-type(3) input:checked") !== null,
  },
  {
    words: "the carousel’s arrow",
    ...onHome,
    control: "button[aria-label='Next event']",
    isDone: () => {
      const row = document.querySelector("[aria-roledescription=carousel] ul");
      return row !== null && row.scrollLeft > 0;
    },
  },
  {
    words: "the details of an event",
    ...onEvents,
    control: "main article h3 a",
    isDone: dialogIsOpen,
  },
  {
    words: "Add to calendar",
    ...onEvents,
    control: "main article p a[href^='/events#']",
    isDone: dialogIsOpen,
  },
  {
    words: "Add services and groups to my calendar",
    ...onEvents,
    control: "main summary",
    isDone: () => document.querySelector("main details[open]") !== null,
  },
  {
    words: "a month",
    ...onEvents,
    control: "nav[aria-label=Months] li:nth-child(2) a",
    isDone: hasMovedToFragment,
  },
  {
    words: "a notice’s cross",
    ...onHome,
    control: "[role=status] button",
    isDone: () => !document.querySelector("[role=status] button")?.checkVisibility(),
  },
  { words: "Find out more", ...onHome, control: "h1 ~ div a + a", isDone: hasMovedToFragment },
];
