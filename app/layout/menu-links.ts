import { useChurch } from "#app/site.ts";

/** The plain links of both menus, after Home and the groups. */
export function useMenuLinks() {
  const { churchsuite } = useChurch();
  return [
    ...(churchsuite ? [{ to: "/events", name: "Events" }] : []),
    { to: "/giving", name: "Giving" },
    { to: "/about-us", name: "About Us" },
  ];
}
