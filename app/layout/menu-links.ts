import { useSite, useWording } from "#app/site.ts";

/** The plain links of both menus, after Home and the groups. */
export function useMenuLinks() {
  const { hasEvents } = useSite();
  const wording = useWording();
  return [
    ...(hasEvents ? [{ to: "/events", name: wording("Events") }] : []),
    { to: "/giving", name: wording("Giving") },
    { to: "/about-us", name: wording("About Us") },
  ];
}
