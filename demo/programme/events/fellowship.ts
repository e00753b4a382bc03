import { churchLife, fellowship, prayer } from "#demo/programme/categories.ts";
import type { EventTemplate } from "#demo/programme/event-template.ts";
import { church, churchHalls, library, minorHall } from "#demo/programme/places.ts";
import { coming, monthly } from "#demo/programme/recurrence.ts";

const PW_MEETINGS = 4250;
const THREE_O_CLOCK_CLUB = 4260;

export const fellowshipEvents: EventTemplate[] = [
  {
    identifier: "c2jf7uxm",
    name: "Family Quiz Night",
    when: coming("Friday"),
    hours: { from: "19:30:00", to: "22:00:00" },
    place: churchHalls,
    category: fellowship,
    description: {
      html:
        "<p>Tables of six, or come on your own and be adopted.</p>" +
        "<p>Supper in the middle. <strong>&pound;5</strong> each, or &pound;15 a family, " +
        "and all of it to the roof.</p>",
    },
    picture: "harvest-or-quiz-night",
    signUp: "can be booked",
    capacity: 96,
  },
  {
    identifier: "r7de2bza",
    name: "Prayer Breakfast",
    when: coming("Saturday", 2),
    hours: { from: "08:30:00", to: "09:45:00" },
    place: minorHall,
    category: prayer,
    description: { html: "<p>Not going ahead this month. The bacon will keep till the next.</p>" },
    signUp: "details only",
    status: "cancelled",
  },
  {
    identifier: "d5hk2wfu",
    name: "PW Evening",
    when: monthly("first", "Tuesday"),
    hours: { from: "20:00:00", to: "21:30:00" },
    place: minorHall,
    category: fellowship,
    description: {
      html:
        "<p>A visitor from one of our overseas partners, with photographs and a question or " +
        "two for us.</p><p>Every woman welcome, whether you&rsquo;re a member or not.</p>",
    },
    signUp: "details only",
    series: PW_MEETINGS,
  },
  {
    identifier: "e8lz5cjr",
    name: "PW Evening",
    when: monthly("first", "Tuesday", 2),
    hours: { from: "20:00:00", to: "21:30:00" },
    place: minorHall,
    category: fellowship,
    description: null,
    signUp: "details only",
    series: PW_MEETINGS,
  },
  {
    identifier: "y2gn9xbe",
    name: "Dorcas Evening",
    when: monthly("last", "Tuesday"),
    hours: { from: "19:30:00", to: "21:30:00" },
    place: library,
    category: fellowship,
    description: {
      html:
        "<p>Knitting, quilting and cards to make. Bring what you&rsquo;re at, or come with " +
        "empty hands and we&rsquo;ll find you something.</p>",
    },
    signUp: "no tickets",
  },
  {
    identifier: "s4ow7ktp",
    name: "3 O'Clock Club Tea",
    when: monthly("third", "Saturday"),
    hours: { from: "15:00:00", to: "16:30:00" },
    place: churchHalls,
    category: fellowship,
    description: {
      html:
        "<p>A sit-down tea for everyone 60 and over, with a song or two.</p>" +
        "<p>Need a lift? Ring the office on 028&nbsp;9649&nbsp;6012.</p>",
    },
    signUp: "can be booked",
    capacity: 80,
    series: THREE_O_CLOCK_CLUB,
  },
  {
    identifier: "a6mb1vqi",
    name: "3 O'Clock Club Outing",
    when: monthly("third", "Saturday", 2),
    hours: { from: "13:00:00", to: "17:30:00" },
    place: churchHalls,
    category: fellowship,
    description: {
      html:
        "<p>Away to the garden centre for a dander and a scone.</p>" +
        "<ul><li>The coach leaves the halls at 1 o&rsquo;clock</li>" +
        "<li>&pound;10, tea included</li></ul>",
    },
    signUp: "ticket without address",
    series: THREE_O_CLOCK_CLUB,
  },
  {
    identifier: "f8pw3xjn",
    name: "Food Bank Collection",
    when: coming("Saturday", 4),
    hours: "all day",
    place: churchHalls,
    category: churchLife,
    description: {
      html: "<p>Leave tins and packets in the porch at any time from nine to nine.</p>",
    },
    signUp: "no tickets",
  },
  {
    identifier: "l1ru8dso",
    name: "Congregational Walk",
    when: coming("Saturday", 6),
    hours: { from: "10:30:00", to: "13:00:00" },
    place: church,
    category: fellowship,
    description: { html: "<p>Round the lough and back for soup, if the path is open by then.</p>" },
    signUp: "details only",
    status: "pending",
  },
  {
    identifier: "b2hq6zgt",
    name: "Congregational Meeting and Supper",
    when: coming("Wednesday", 9),
    hours: { from: "19:30:00", to: "21:30:00" },
    place: church,
    category: churchLife,
    description: {
      html:
        "<p>How we are getting on in the vacancy, and the accounts for the year &ndash; " +
        "plain figures, and time for questions.</p><p>Supper in the halls at nine.</p>",
    },
    signUp: "details only",
  },
  {
    identifier: "v9cy4ehm",
    name: "Come and Sing with the Worship Team",
    when: coming("Saturday", 10),
    hours: { from: "14:00:00", to: "16:30:00" },
    place: church,
    category: fellowship,
    description: {
      html: "<p>You need not read a note. If you can hold a tune in the car, you&rsquo;ll do.</p>",
    },
    signUp: "ticket without address",
  },
];
