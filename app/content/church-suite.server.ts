import type { Feed } from "#app/events/feed/feed.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { readChurch } from "./church.server.ts";

/** Where the church's own part of ChurchSuite is found. */
function churchSuite(): string {
  return isStandIn
    ? "/demo/churchsuite"
    : `https://${readChurch().churchsuite.account}.churchsuite.com`;
}

/** The feed the church has chosen: today's, or the configured one that is to follow it. */
export function calendarFeed(): Feed {
  const { calendar } = readChurch().churchsuite;
  if (calendar === "embed") return { url: `${churchSuite()}/embed/calendar/json`, shape: "embed" };
  return { url: `${churchSuite()}/-/calendar/${calendar}/json`, shape: "calendar" };
}

export const signUpForm = () => `${churchSuite()}/embed/addressbook/form`;
export const registrationForm = (id: string) => `${churchSuite()}/forms/${id}`;
export const givingLogIn = () => `${churchSuite()}/my`;
