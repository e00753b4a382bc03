import { families, youth } from "#demo/programme/categories.ts";
import type { EventTemplate } from "#demo/programme/event-template.ts";
import { churchHalls } from "#demo/programme/places.ts";
import { coming, outside, type Season } from "#demo/programme/recurrence.ts";

const boysBrigadeNight = {
  Winter: "Boys' Brigade Display",
  Spring: "Boys' Brigade Display",
  Summer: "Boys' Brigade Sports Night",
  Autumn: "Boys' Brigade Enrolment",
} satisfies Record<Season, string>;

export const youngPeopleEvents: EventTemplate[] = [
  {
    identifier: "m4kl9vhs",
    name: "SNATCH Pizza and Games Night",
    when: coming("Saturday"),
    hours: { from: "19:00:00", to: "21:30:00" },
    place: churchHalls,
    category: youth,
    description: {
      html:
        "<p>Years 8 to 14. Bring a friend who has never been.</p>" +
        "<ul><li>&pound;3 on the night</li><li>Tell us about allergies when you book</li></ul>",
    },
    signUp: "can be booked",
    capacity: 50,
  },
  {
    identifier: "x5ch8kpi",
    name: (season) => boysBrigadeNight[season],
    when: coming("Thursday"),
    hours: { from: "19:00:00", to: "20:30:00" },
    place: churchHalls,
    category: youth,
    description: {
      html:
        "<p>All three sections, from the wee Anchor Boys up. Families, friends and old boys " +
        "all welcome, and tea after.</p>",
    },
    picture: "bb-display",
    signUp: "details only",
  },
  {
    identifier: "o3fj6nwa",
    name: "Nearly New Toy and Book Sale",
    when: coming("Saturday", 2),
    onlyWhen: outside("12-01", "12-31"),
    hours: { from: "10:00:00", to: "12:00:00" },
    place: churchHalls,
    category: families,
    description: {
      html:
        "<p>Bring what yours have grown out of on Friday evening, and come back for " +
        "something new to them.</p><p>In aid of Lotsatots and the Cr&egrave;che.</p>",
    },
    picture: "toy-collection",
    signUp: "details only",
  },
  {
    identifier: "u7xi2pgd",
    name: "Lotsatots Teddy Bears' Picnic",
    when: coming("Thursday", 4),
    hours: { from: "10:00:00", to: "11:45:00" },
    place: churchHalls,
    category: families,
    description: {
      html:
        "<p>Indoors, so it never rains. Bring a bear and a rug; we&rsquo;ll bring the " +
        "sandwiches.</p><p>For wee ones before school and whoever minds them.</p>",
    },
    signUp: "can be booked",
    capacity: 40,
  },
  {
    identifier: "g1qt5ycz",
    name: (season) => `${season} Holiday Club`,
    when: coming("Monday", 6),
    hours: { from: "10:00:00", to: "12:30:00" },
    endsDaysLater: 2,
    place: churchHalls,
    category: families,
    description: {
      html:
        "<p>Three mornings of games, craft and a story for children in primary school.</p>" +
        "<p>It&rsquo;s free. Please book, so that we cut up enough oranges.</p>",
    },
    signUp: "can be booked",
    capacity: 60,
  },
  {
    identifier: "j9ev3bul",
    name: "Girls' Brigade Coffee Morning",
    when: coming("Saturday", 8),
    hours: { from: "10:00:00", to: "12:00:00" },
    place: churchHalls,
    category: youth,
    description: {
      html:
        "<p>The girls bake, pour and wash up; you sit down.</p>" +
        "<p>In aid of new badges and the company&rsquo;s trip.</p>",
    },
    signUp: "details only",
  },
];
