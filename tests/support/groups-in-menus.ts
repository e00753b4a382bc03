/** The groups as both menus list them. */
export const activities = [
  { name: "3 O’Clock Club", path: "/activities/three-o-clock-club" },
  { name: "PW", path: "/activities/pw" },
  { name: "Dorcas Group", path: "/activities/dorcas" },
  { name: "Worship Team", path: "/activities/worship-team" },
];

export const youngPeople = [
  { name: "Crèche", path: "/activities/creche" },
  { name: "Lotsatots", path: "/activities/lotsatots" },
  { name: "The Ark", path: "/activities/the-ark" },
  { name: "Bible Class", path: "/activities/bible-class" },
  { name: "SNATCH", path: "/activities/snatch" },
  { name: "Boys’ Brigade", path: "/activities/boys-brigade" },
  { name: "Girls’ Brigade", path: "/activities/girls-brigade" },
];
