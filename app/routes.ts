import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { Page } from "#app/church/page-table.ts";
import { findNewAddresses } from "./church/church-facts.server.ts";
import { thisChurch } from "./church/this-church.server.ts";
import { groupPath } from "./ui/addresses.ts";

const { facts, pageList, groups, ownPages } = thisChurch();
const hasEvents = facts.churchsuite !== undefined;
const formerPaths = [...findNewAddresses(facts).keys()];

/** The files that published-files.ts writes. */
const files = ["robots.txt", "sitemap.xml", "status.json", "calendar.ics", "services.ics"];
if (hasEvents) files.push("events.ics");

// A group that has moved still has its calendar at the former path, for those who subscribed to it there.
const groupPaths = groups.map(({ slug }) => groupPath(slug));
const formerGroupPaths = formerPaths.filter((path) => path.startsWith(groupPath("")));
for (const path of [...groupPaths, ...formerGroupPaths]) files.push(`${path.slice(1)}.ics`);

const eventRoutes = [
  route("events/:page", "pages/event.tsx"),
  route("events/:page.ics", "published/published-files.ts", { id: "file/event" }),
];
const groupRoutes = groups.map(({ slug }) =>
  route(groupPath(slug).slice(1), "pages/group.tsx", { id: `group/${slug}` }),
);
const ownPageRoutes = ownPages.map(({ path }) =>
  route(path.slice(1), "pages/own-page.tsx", { id: `page${path}` }),
);
const movedRoutes = formerPaths.map((path) =>
  route(path.slice(1), "pages/moved.tsx", { id: `moved${path}` }),
);
const fileRoutes = files.map((file) =>
  route(file, "published/published-files.ts", { id: `file/${file}` }),
);

export default [
  ...pageList.map(makePageRoute),
  ...(hasEvents ? eventRoutes : []),
  ...groupRoutes,
  ...ownPageRoutes,
  ...movedRoutes,
  ...fileRoutes,
  route("500", "pages/server-error.tsx"),
] satisfies RouteConfig;

function makePageRoute({ name, address }: Page): RouteConfigEntry {
  const file = `pages/${name}.tsx`;
  if (name === "home") return index(file);
  // It is shown at every address that no other route has.
  if (name === "not-found") return route("*", file);
  return route(address.slice(1), file);
}
