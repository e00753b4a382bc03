import { type Answer, page } from "./answers.ts";
import { todayInLondon } from "./days.ts";
import { answerFeed } from "./feed.ts";
import type { Markup } from "./html.ts";
import { bookingThanks, eventPage } from "./pages/event-page.ts";
import { giftThanks, givingPage, logInPage, membersPage } from "./pages/giving-pages.ts";
import { notFoundPage } from "./pages/not-found-page.ts";
import { registrationForm, registrationThanks } from "./pages/registration-form.ts";
import { signUpForm, signUpThanks } from "./pages/sign-up-form.ts";
import { type ProgrammeEvent, programme } from "./programme.ts";
import { originOf } from "./requests.ts";
import type { Route } from "./routes.ts";
import type { Switches } from "./switches.ts";

/** The addresses ChurchSuite has. No form's answers are read, so none can be kept. */
export function churchSuiteRoutes(switches: Switches): Route[] {
  return [
    {
      path: at("/embed/calendar/json"),
      get: (request) => answerFeed(switches.feed, originOf(request)),
    },
    {
      path: at("/events/([a-z\\d]{8})"),
      get: (_request, identifier) => eventAnswer(identifier, eventPage),
      post: (_request, identifier) => eventAnswer(identifier, bookingThanks),
    },
    {
      path: at("/embed/addressbook/form"),
      get: () => page(signUpForm()),
      post: () => page(signUpThanks()),
    },
    {
      path: at("/forms/([a-z\\d]{8})"),
      get: (_request, id) => page(registrationForm(id)),
      post: (_request, id) => page(registrationThanks(id)),
    },
    { path: at("/my"), get: () => page(logInPage()), post: () => page(membersPage()) },
    {
      path: at("/my/giving"),
      get: () => page(givingPage()),
      post: () => page(giftThanks()),
    },
  ];
}

function at(path: string): RegExp {
  return new RegExp(`^/demo/churchsuite${path}$`);
}

function eventAnswer(identifier: string, show: (event: ProgrammeEvent) => Markup): Answer {
  const today = todayInLondon(new Date());
  const event = programme(today).find((event) => event.identifier === identifier);
  return event ? page(show(event)) : page(notFoundPage(), 404);
}
