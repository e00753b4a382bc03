type Person = { name: string; role: string; phone?: string; email?: string };

/** A group's page as visitors are to find it on the Saturday morning the tests take place. */
export type GroupPage = {
  path: string;
  name: string;
  /** Who, when, where and when next, as printed under the group's name. */
  facts: [who: string, when: string, where: string, next: string];
  /** Further words that must stand on the page. */
  says?: string[];
  hasHow?: true;
  contacts: Person[];
  /** The buttons that lead out of the site. */
  buttons?: { name: string; address: RegExp }[];
  neighbours: string[];
};

const facebook = /^https:\/\/www\.facebook\.com\//;
const instagram = /^https:\/\/www\.instagram\.com\//;

export const groups: GroupPage[] = [
  {
    path: "/activities/the-ark",
    name: "The Ark",
    facts: ["Age 3 to Year 5", "Sundays 11:30–12:30", "Church Halls", "Sunday 22 November"],
    contacts: [
      {
        name: "Ruth Adair",
        role: "Leads The Ark",
        phone: "07700 900161",
        email: "ark@kilmorran.example",
      },
    ],
    buttons: [{ name: "Register Your Child for The Ark", address: /\/forms\/k2m4x8pq$/ }],
    neighbours: ["Crèche", "Bible Class"],
  },
  {
    path: "/activities/creche",
    name: "Crèche",
    facts: ["Ages 0 to 3", "Sundays 11:30–12:45", "Church Halls", "Sunday 22 November"],
    contacts: [
      {
        name: "Claire Magowan",
        role: "Leads the Crèche",
        phone: "07700 900132",
        email: "creche@kilmorran.example",
      },
    ],
    buttons: [{ name: "Register Your Child for Crèche", address: /\/forms\/c7r9t3wn$/ }],
    neighbours: ["The Ark"],
  },
  {
    path: "/activities/snatch",
    name: "SNATCH",
    facts: ["Year 8–14", "Sundays 7–9pm", "Church Halls", "Sunday 22 November"],
    contacts: [
      {
        name: "Jonny Rea",
        role: "Youth Worker",
        phone: "07700 900178",
        email: "youth@kilmorran.example",
      },
    ],
    buttons: [
      { name: "SNATCH on Facebook", address: facebook },
      { name: "SNATCH on Instagram", address: instagram },
    ],
    neighbours: ["Bible Class", "Worship Team"],
  },
  {
    path: "/activities/three-o-clock-club",
    name: "3 O’Clock Club",
    facts: ["60 and over", "Third Saturday, 3pm", "Church Halls", "Saturday 21 November"],
    hasHow: true,
    contacts: [
      { name: "Margaret Boyd", role: "Runs the Club", phone: "028 9649 6147" },
      { name: "William McKee", role: "Lifts", phone: "028 9649 6158" },
    ],
    neighbours: ["PW", "Dorcas Group"],
  },
  {
    path: "/activities/pw",
    name: "PW",
    facts: ["Women of any age", "First Tuesday, 8–9:30pm", "Minor Hall", "Tuesday 1 December"],
    contacts: [
      {
        name: "Lorna Patton",
        role: "President",
        phone: "07700 900214",
        email: "pw@kilmorran.example",
      },
    ],
    neighbours: ["Dorcas Group"],
  },
  {
    path: "/activities/boys-brigade",
    name: "Boys’ Brigade",
    facts: ["Boys 5–18", "Thursday evenings", "Church Halls", "Thursday 26 November"],
    contacts: [
      { name: "Gareth Caldwell", role: "Anchor Boys", phone: "07700 900122" },
      { name: "Philip Nesbitt", role: "Junior Section", phone: "07700 900126" },
      {
        name: "Trevor Harbinson",
        role: "Captain, Company Section",
        phone: "07700 900129",
        email: "bb@kilmorran.example",
      },
    ],
    buttons: [
      {
        name: "The Boys’ Brigade’s own website",
        address: /^https:\/\/www\.boys-brigade\.org\.uk\/?$/,
      },
    ],
    neighbours: ["Girls’ Brigade"],
  },
  {
    path: "/activities/dorcas",
    name: "Dorcas Group",
    facts: ["Makers and menders", "Last Tuesday, 7:30–9:30pm", "Library", "Tuesday 24 November"],
    says: ["Knitting, quilting, cards"],
    contacts: [{ name: "Anne Stinson", role: "Leads the group", phone: "028 9649 6171" }],
    neighbours: ["PW"],
  },
  {
    path: "/activities/girls-brigade",
    name: "Girls’ Brigade",
    facts: ["Girls 3–18", "Wednesday evenings", "Church Halls", "Wednesday 25 November"],
    contacts: [
      {
        name: "Joanne Millar",
        role: "Captain",
        phone: "07700 900183",
        email: "gb@kilmorran.example",
      },
    ],
    buttons: [{ name: "Girls’ Brigade on Facebook", address: facebook }],
    neighbours: ["Boys’ Brigade"],
  },
  {
    path: "/activities/worship-team",
    name: "Worship Team",
    facts: ["Singers, musicians", "Sundays 10:30–11:15am", "The church", "Sunday 22 November"],
    says: ["We rehearse before the service"],
    contacts: [
      {
        name: "David Harkness",
        role: "Musical Director",
        phone: "028 9649 6183",
        email: "music@kilmorran.example",
      },
    ],
    neighbours: ["SNATCH"],
  },
  {
    path: "/activities/bible-class",
    name: "Bible Class",
    facts: ["Year 6 and 7", "Sundays 11:30–12:45", "Church Halls", "Sunday 22 November"],
    says: ["On the last Sunday of each term it’s the Big Breakfast", "We keep school terms"],
    contacts: [
      {
        name: "Samuel Orr",
        role: "Leads Bible Class",
        phone: "07700 900167",
        email: "bibleclass@kilmorran.example",
      },
    ],
    neighbours: ["The Ark", "SNATCH"],
  },
  {
    path: "/activities/lotsatots",
    name: "Lotsatots",
    facts: ["Pre-school and carers", "Thursdays 10am–12pm", "Church Halls", "Thursday 26 November"],
    contacts: [
      {
        name: "Karen Blayney",
        role: "Leads Lotsatots",
        phone: "07700 900145",
        email: "lotsatots@kilmorran.example",
      },
    ],
    neighbours: ["Crèche", "The Ark"],
  },
];
