import { isStandIn } from "#app/stand-in.server.ts";
import { readChurch } from "./church.server.ts";

/** Where the church's own part of ChurchSuite is found. */
function churchSuite(): string {
  return isStandIn
    ? "/demo/churchsuite"
    : `https://${readChurch().churchsuite.account}.churchsuite.com`;
}

export const calendarFeed = () => `${churchSuite()}/embed/calendar/json`;
export const signUpForm = () => `${churchSuite()}/embed/addressbook/form`;
export const registrationForm = (id: string) => `${churchSuite()}/forms/${id}`;
export const givingLogIn = () => `${churchSuite()}/my`;
