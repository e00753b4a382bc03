import { EVENTS_ON_HOME } from "#app/events/event.ts";
import { telephone } from "#tests/support/screens.ts";
import type { Visitor } from "./visitor.ts";

/** Whether the scripts of the site run, or are switched off. */
export type Scripts = "run" | "are off";

/** What a visitor does, one step after another. It fails if they do not see what they expect. */
export type Journey = (visitor: Visitor, scripts: Scripts) => Promise<void>;

/** What people come to the site for. It is the Saturday before a Sunday in November. */
export const journeys = {
  "reads home": async (visitor, scripts) => {
    await visitor.open("/");
    await visitor.sees("h1", "There’s a seat");
    await visitor.sees("footer", "Main Service, every Sunday");
    const near = scripts === "run" ? "Tomorrow, " : "";
    await visitor.sees(`main section [data-near="${near}"]`, "Sunday 22 November, 11:30am");
    await visitor.press("main a", "Sunday Service");
    await visitor.seesInWindow("h2", "Every Sunday");
    await visitor.press("main a", "Find out more");
    await visitor.seesInWindow("h2", "What Makes Us Tick");
    const close = "button[aria-label='Close this notice']";
    if (scripts === "run") await visitor.press(close);
    await visitor.seesNo(close);
  },

  "opens the drawer": async (visitor) => {
    await visitor.resizeTo(telephone);
    await visitor.open("/giving");
    const open = () => visitor.press("header button", "Open menu");
    await open();
    await visitor.sees("dialog a", "Giving");
    await visitor.pressEscape();
    await visitor.seesNo("dialog");
    await open();
    await visitor.press("dialog button", "Close menu");
    await visitor.seesNo("dialog");
    await open();
    await visitor.press("dialog summary", "Activities");
    await visitor.sees("dialog a", "PW");
    await visitor.press("dialog summary", "Young People");
    await visitor.seesNo("dialog a", "PW");
    await visitor.press("dialog a", "SNATCH");
    await visitor.sees("h1", "SNATCH");
  },

  "opens the list of groups": async (visitor) => {
    await visitor.open("/giving");
    await visitor.sees("h1", "Church Giving");
    await visitor.seesNo("header a", "The Ark");
    await visitor.press("header button", "Activities");
    await visitor.press("header a", "The Ark");
    await visitor.sees("h1", "The Ark");
  },

  "turns the carousel": async (visitor, scripts) => {
    await visitor.resizeTo(telephone);
    await visitor.open("/");
    const next = "[aria-roledescription=carousel] button[aria-label='Next event']";
    if (scripts === "run") {
      // The row goes back to its beginning when the calendar's events arrive, so the journey waits for one of them.
      await visitor.scrollTo("[aria-roledescription=carousel]");
      await visitor.sees("[aria-roledescription=slide] h3", "Service of Light");
      await visitor.press(next);
      const second = `2 of ${EVENTS_ON_HOME}`;
      await visitor.sees("main p", second);
      await visitor.seesInWindow("[aria-roledescription=slide]", second);
    } else {
      await seesDiaryAsBuilt(visitor);
      await visitor.seesNo(next);
    }
  },

  "reads of events, and comes Back": async (visitor, scripts) => {
    if (scripts === "run") {
      await visitor.open("/events");
      await visitor.seesSoMany(8, "main article");
      await visitor.press("main article a", "Details of Soup Lunch");
      await visitor.isOn("/events");
      await visitor.press("main article a", "Dorcas Group");
      await visitor.sees("h1", "Dorcas Group");
      await visitor.goBack();
      await visitor.isOn("/events");
    } else {
      await visitor.open("/events");
      await seesDiaryAsBuilt(visitor);
      await visitor.open("/");
      await visitor.press("main article h3 a", "Main Service");
      await visitor.sees("h1", "Main Service");
      await visitor.goBack();
      await visitor.isOn("/");
    }
  },

  "finds their place": async (visitor) => {
    await visitor.resizeTo(telephone);
    await visitor.open("/");
    await visitor.press("#find-your-place label", "Primary");
    await visitor.press("#find-your-place li a", "The Ark");
    await visitor.sees("h1", "The Ark");
  },
} satisfies Record<string, Journey>;

/** Without scripts the page says from which day its events are, and does not pretend that more will come. */
async function seesDiaryAsBuilt(visitor: Visitor): Promise<void> {
  await visitor.sees("main p", "As of ");
  await visitor.seesNo("main span", "Checking the diary");
  await visitor.seesNo('main a[href="#"]');
}
