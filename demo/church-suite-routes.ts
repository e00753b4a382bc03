import type { IncomingMessage } from "node:http";
import { churchTimeAt } from "#app/time/wall-time.ts";
import { type Answer, page } from "./answers.ts";
import { diaryIn, isEvent } from "./diary.ts";
import { answerCalendar, answerFeed, answerUnknownCalendar } from "./feed.ts";
import type { Markup } from "./html.ts";
import { isKnownCalendar } from "./known-calendars.ts";
import { bookingThanks, eventPage } from "./pages/event-page.ts";
import { giftThanks, givingPage, logInPage, membersPage } from "./pages/giving-pages.ts";
import { notFoundPage } from "./pages/not-found-page.ts";
import { registrationForm, registrationThanks } from "./pages/registration-form.ts";
import { signUpForm, signUpThanks } from "./pages/sign-up-form.ts";
import type { ProgrammeEvent } from "./programme.ts";
import { originOf, queryOf } from "./requests.ts";
import type { Route } from "./routes.ts";
import type { FeedMood, Switches } from "./switches.ts";

/** The addresses ChurchSuite has. No form's answers are read, so none can be kept. */
export function churchSuiteRoutes(switches: Switches): Route[] {
  return [
    {
      path: at("/embed/calendar/json"),
      get: (request) => answerFeed(switches.feed, originOf(request)),
    },
    {
      path: at("/-/calendar/([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})/json"),
      get: (request, uuid) => {
        if (!isKnownCalendar(uuid)) return answerUnknownCalendar(switches.feed);
        return answerCalendar(switches.feed, originOf(request), pageWanted(request));
      },
    },
    {
      path: at("/events/([a-z\\d]{8})"),
      get: (_request, identifier) => eventAnswer(switches.feed, identifier, eventPage),
      post: (_request, identifier) => eventAnswer(switches.feed, identifier, bookingThanks),
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

function pageWanted(request: IncomingMessage): number {
  const page = Number(queryOf(request).get("page"));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

function eventAnswer(
  mood: FeedMood,
  identifier: string,
  show: (event: ProgrammeEvent) => Markup,
): Answer {
  const diary = diaryIn(mood, churchTimeAt(new Date()));
  const event = diary.filter(isEvent).find((event) => event.identifier === identifier);
  return event ? page(show(event)) : page(notFoundPage(), 404);
}
