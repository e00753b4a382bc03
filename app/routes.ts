import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { movedAddresses, readChurch } from "./church/church-facts.server.ts";
import { ownPageNames } from "./church/own-pages.server.ts";
import { namesIn } from "./content-loader/read-content.server.ts";
import { type Page, pagesOf } from "./pages.ts";
import { groupPath } from "./ui/addresses.ts";

export default [
  ...pagesOf(readChurch()).map(routeOf),
  ...(readChurch().churchsuite
    ? [
        route("events/:page", "pages/event.tsx"),
        route("events/:page.ics", "published-files.ts", { id: "file/event" }),
      ]
    : []),
  ...namesIn("groups").map((slug) =>
    route(`activities/${slug}`, "pages/group.tsx", { id: `group/${slug}` }),
  ),
  ...ownPageNames().map((name) => route(name, "pages/own-page.tsx", { id: `page/${name}` })),
  ...[...movedAddresses().keys()].map((former) =>
    route(former.slice(1), "pages/moved.tsx", { id: `moved${former}` }),
  ),
  ...[
    ...["manifest.webmanifest", ".well-known/security.txt", "robots.txt", "sitemap.xml"],
    ...["status.json", "calendar.ics", "services.ics"],
    ...(readChurch().churchsuite ? ["events.ics"] : []),
    // Who subscribed under a group's old address goes on having its dates.
    ...[...namesIn("groups").map(groupPath), ...movedAddresses().keys()]
      .filter((address) => address.startsWith(groupPath("")))
      .map((address) => `${address.slice(1)}.ics`),
  ].map((file) => route(file, "published-files.ts", { id: `file/${file}` })),
  route("500", "pages/server-error.tsx"),
  route("offline", "pages/offline.tsx"),
] satisfies RouteConfig;

function routeOf({ name, address }: Page) {
  const file = `pages/${name}.tsx`;
  if (name === "home") return index(file);
  return route(name === "not-found" ? "*" : address.slice(1), file);
}
