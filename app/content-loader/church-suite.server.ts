import { type Feed, feedAt } from "#app/events/feed/fetch-feed.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { readChurch } from "./church.server.ts";

function churchSuite(): string {
  return isStandIn
    ? "/demo/churchsuite"
    : `https://${readChurch().churchsuite.account}.churchsuite.com`;
}

export function churchFeed(): Feed {
  return feedAt(churchSuite(), readChurch().churchsuite.calendar);
}

export const signUpForm = () => `${churchSuite()}/embed/addressbook/form`;
export const registrationForm = (id: string) => `${churchSuite()}/forms/${id}`;
export const givingLogIn = () => `${churchSuite()}/my`;
