import { useEffect } from "react";
import { useLocation } from "react-router";
import { readNotFound } from "#app/content/pages.server.ts";
import { MissingPane } from "#app/frame/missing-pane.tsx";
import { PageHead } from "#app/frame/page-head.tsx";
import type { Route } from "./+types/not-found";

export function loader() {
  return readNotFound();
}

export default function NotFound({ loaderData: words }: Route.ComponentProps) {
  const { pathname } = useLocation();

  // Reaches outside React: whoever looks after the site can see which address was asked for.
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);

  return (
    <>
      <PageHead {...words} />
      <MissingPane heading={words.heading} words={words.lead} link={words.link} />
    </>
  );
}
