import { useChurch, useSay } from "#app/site.ts";

/** The plain links of both menus, after Home and the groups. */
export function useMenuLinks() {
  const { churchsuite } = useChurch();
  const say = useSay();
  return [
    ...(churchsuite ? [{ to: "/events", name: say("Events") }] : []),
    { to: "/giving", name: say("Giving") },
    { to: "/about-us", name: say("About Us") },
  ];
}
