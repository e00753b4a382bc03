import { useEffect } from "react";
import { useLocation } from "react-router";
import { NextService } from "#app/home/next-service.tsx";
import { MissingPane } from "#app/layout/missing-pane.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { useSite } from "#app/site.ts";

// Without a loader of its own: a link to an address that does not exist must not ask for its data.
export default function NotFound() {
  const { notFound: words } = useSite();
  const { pathname } = useLocation();

  // Reaches outside React: whoever looks after the site can see which address was asked for.
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);

  return (
    <>
      <PageHead {...words} path="/404" />
      <meta name="robots" content="noindex" />
      <MissingPane heading={words.heading} words={words.lead} link={words.link} />
      <NextService />
    </>
  );
}
