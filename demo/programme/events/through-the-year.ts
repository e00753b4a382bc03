import { fellowship, worship } from "#demo/programme/categories.ts";
import type { EventTemplate } from "#demo/programme/event-template.ts";
import { church, churchHalls } from "#demo/programme/places.ts";
import { between, coming, yearly, yearlyOn } from "#demo/programme/recurrence.ts";
import { SUNDAY_SERVICES } from "./worship.ts";

/** Occasions that belong to one time of the year and are shown only as it comes near. */
export const eventsThroughTheYear: EventTemplate[] = [
  {
    identifier: "i5zp8mra",
    name: "Harvest Thanksgiving",
    when: yearlyOn("second", "Sunday", 10),
    hours: { from: "18:30:00", to: "19:45:00" },
    place: church,
    category: worship,
    description: {
      html:
        "<p>Sheaves, spuds and the good apples. Bring something for the window sills on the " +
        "Saturday morning and help us dress the church.</p>",
    },
    signUp: "details only",
  },
  {
    identifier: "h4xr9tzb",
    name: "Toy Service",
    when: yearlyOn("first", "Sunday", 12),
    hours: { from: "11:30:00", to: "12:45:00" },
    place: church,
    category: worship,
    description: {
      html:
        "<p>Bring a new, unwrapped toy and leave it at the front.</p>" +
        "<p>They go to families round about us who could do with a hand this Christmas.</p>",
    },
    picture: "toy-collection",
    signUp: "details only",
    series: SUNDAY_SERVICES,
  },
  {
    identifier: "w2ds6hbo",
    name: "Carols by Candlelight",
    when: yearlyOn("third", "Sunday", 12),
    hours: { from: "19:00:00", to: "20:15:00" },
    place: church,
    category: worship,
    description: {
      html:
        "<p>Lessons, carols and the Worship Team, with mince pies in the halls after.</p>" +
        "<p>Come early: it fills up.</p>",
    },
    picture: "carols-by-candlelight",
    signUp: "details only",
  },
  {
    identifier: "k7nf4axj",
    name: "Watchnight Service",
    when: yearly("12-24"),
    hours: { from: "23:15:00", to: "00:15:00" },
    endsDaysLater: 1,
    place: church,
    category: worship,
    description: { html: "<p>A quiet hour, a reading, and Christmas comes in.</p>" },
    picture: "watchnight",
    signUp: "details only",
  },
  {
    identifier: "h8ct1uqe",
    name: "Christmas Day Service",
    when: yearly("12-25"),
    hours: { from: "10:30:00", to: "11:15:00" },
    place: church,
    category: worship,
    description: { html: "<p>Short, and all the better for a toy or two. Bring yours.</p>" },
    signUp: "details only",
  },
  {
    identifier: "p4wy9kgi",
    name: "Congregational Barbecue",
    when: coming("Saturday", 3),
    onlyWhen: between("06-01", "08-31"),
    hours: { from: "17:00:00", to: "20:00:00" },
    place: churchHalls,
    category: fellowship,
    description: {
      html:
        "<p>Burgers on the grass behind the halls, or in the halls if the weather has other " +
        "notions.</p><p>Bring a bun or a bowl of something.</p>",
    },
    signUp: "can be booked",
  },
];
