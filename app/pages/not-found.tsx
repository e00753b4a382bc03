import { useEffect } from "react";
import { useLocation } from "react-router";
import { NextService } from "#app/home/next-service.tsx";
import { MissingPane } from "#app/layout/missing-pane.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { askedPath, useSite } from "#app/site.ts";

// No loader: at an unknown address there is no `.data` to fetch. Its words are in the root's data.
export default function NotFound() {
  const { notFound: words } = useSite();
  const { pathname } = useLocation();

  // Reaches outside React: the console, for whoever looks for broken links.
  useEffect(() => console.error(`404: there is no page at ${askedPath(pathname)}`), [pathname]);

  return (
    <>
      <PageHead {...words} path="/404" />
      <meta name="robots" content="noindex" />
      <MissingPane heading={words.heading} words={words.lead} link={words.link} />
      <NextService />
    </>
  );
}
