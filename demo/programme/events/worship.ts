import { prayer, worship } from "#demo/programme/categories.ts";
import type { EventTemplate } from "#demo/programme/event-template.ts";
import { church, minorHall, online, ZOOM_LINK } from "#demo/programme/places.ts";
import { between, coming, outside } from "#demo/programme/recurrence.ts";

export const SUNDAY_SERVICES = 4100;
const morning = { from: "11:30:00", to: "12:45:00" };
// The first Sunday of December is the Toy Service.
const ordinarySunday = outside("12-01", "12-07");

export const worshipEvents: EventTemplate[] = [
  {
    identifier: "k3mw8qpa",
    name: "Morning Worship",
    when: coming("Sunday"),
    onlyWhen: ordinarySunday,
    hours: morning,
    place: church,
    category: worship,
    description: "",
    picture: "morning-worship",
    signUp: "details only",
    series: SUNDAY_SERVICES,
  },
  {
    identifier: "p1vd6ykc",
    name: "Midweek and Prayer",
    when: coming("Wednesday"),
    hours: { from: "20:00:00", to: "21:00:00" },
    place: minorHall,
    category: prayer,
    description: {
      plain:
        "An hour with the Bible open, and prayer for the town and for one another.\r\n\r\n" +
        "The kettle is on from quarter to eight.",
    },
    signUp: "details only",
    series: 4200,
  },
  {
    identifier: "z7tq2hna",
    name: "Morning Worship",
    when: coming("Sunday", 2),
    onlyWhen: ordinarySunday,
    hours: morning,
    place: church,
    category: worship,
    description: "",
    picture: "morning-worship",
    signUp: "details only",
    series: SUNDAY_SERVICES,
  },
  {
    identifier: "q8ge5rdy",
    name: "Hymns by Candlelight",
    when: coming("Sunday", 2),
    onlyWhen: between("12-26", "03-31"),
    hours: { from: "19:00:00", to: "20:00:00" },
    place: church,
    category: worship,
    description: {
      html:
        "<p>An hour of the old hymns and a few new ones, with the lights down.</p>" +
        "<p>Tea in the Library after.</p>",
    },
    picture: "carols-by-candlelight",
    signUp: "details only",
  },
  {
    identifier: "n6sa1wvo",
    name: "Songs of Praise",
    when: coming("Sunday", 2),
    onlyWhen: between("04-01", "10-07"),
    hours: { from: "19:00:00", to: "20:00:00" },
    place: church,
    category: worship,
    description: {
      html:
        "<p>You choose the hymns: there&rsquo;s a list in the porch to write yours on.</p>" +
        "<p>Tea in the Library after.</p>",
    },
    signUp: "details only",
  },
  {
    identifier: "t3yu4mqf",
    name: "Prayer for the Week (online)",
    when: coming("Monday", 2),
    hours: { from: "21:00:00", to: "21:30:00" },
    place: online,
    category: prayer,
    description: {
      html:
        // The way in once more, on words: a link of which the website keeps the words only.
        `<p>Half an hour <a href="${ZOOM_LINK}">from your own kitchen table</a>.</p>` +
        '<p>Ask <a href="mailto:office@kilmorran.example">office@kilmorran.example</a> ' +
        "for the way in.</p>",
    },
    signUp: "details only",
  },
  {
    identifier: "w9bn3lse",
    name: "Morning Worship with Communion",
    when: coming("Sunday", 4),
    onlyWhen: ordinarySunday,
    hours: { from: "11:30:00", to: "13:00:00" },
    place: church,
    category: worship,
    description: {
      html:
        "<p>The Lord&rsquo;s Supper at the morning service.</p>" +
        "<p>If you love the Lord Jesus, you are welcome at his table, " +
        "whichever church you call your own.</p>",
    },
    picture: "morning-worship",
    signUp: "details only",
    series: SUNDAY_SERVICES,
  },
];
