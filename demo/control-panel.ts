import { html } from "hono/html";
import { SAMPLE_CALENDAR } from "./churchsuite/calendar-feed.ts";
import { forms } from "./churchsuite/pages.ts";
import { type Scenario, scenarios } from "./churchsuite/scenarios.ts";
import { type Markup, standInPage } from "./stand-in-page.ts";

const pages = [
  ["/demo/churchsuite/embed/calendar/json", "The calendar feed (JSON)"],
  [`/demo/churchsuite/-/calendar/${SAMPLE_CALENDAR}/json`, "The newer calendar feed (JSON)"],
  ["/demo/churchsuite/events/c2jf7uxm", "An event’s page"],
  ...Object.entries(forms).map(([path, { title }]) => [`/demo/churchsuite${path}`, title]),
  ["/demo/analytics", "Page views the website has reported (JSON)"],
];

/** The page to try the website from: what the calendar does, and every pretend page. */
export function controlPanel(now: Scenario): Markup {
  const buttons = [...scenarios].map(
    ([key, scenario]) => html`<div>
<button name="feed" value="${key}" aria-pressed="${String(scenario === now)}"
aria-describedby="${key}-does">${scenario.name}</button>
<span id="${key}-does">${scenario.does}</span>
</div>`,
  );
  return standInPage({
    title: "Switches",
    main: html`<p>The church’s real calendar, forms and giving are kept by ChurchSuite. Here a small program on
this computer plays its part with made-up events, so that the website can be tried without an
account. Visitors of the published website never meet it.</p>
<h2>The calendar feed</h2>
<p>Just now: <strong>${now.name}</strong>. Change it, then open
<a href="/events">the Events page</a> or <a href="/">the home page</a> again.</p>
<form class="switches" method="post" action="/demo/switch">${buttons}</form>
<h2>What the stand-in shows</h2>
<ul>${pages.map(([path, words]) => html`<li><a href="${path}">${words}</a></li>`)}</ul>`,
  });
}
