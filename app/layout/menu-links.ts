/** The plain links of both menus, after Home and the groups. */
export const menuLinks = [
  { to: "/events", name: "Events" },
  { to: "/giving", name: "Giving" },
  { to: "/about-us", name: "About Us" },
];
