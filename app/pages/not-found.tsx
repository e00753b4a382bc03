import { NextService } from "#app/home/next-service.tsx";
import { MissingPane } from "#app/layout/missing-pane.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { useSite } from "#app/site.ts";
import { Island } from "#app/ui/island.tsx";
import { PageStyles } from "#app/ui/page-styles.tsx";

// No loader: at an unknown address there is no `.data` to fetch. Its words are in the root's data.
export default function NotFound() {
  const { notFound: words, services } = useSite();
  return (
    <>
      <PageHead {...words} path="/404" />
      <meta name="robots" content="noindex" />
      <MissingPane heading={words.heading} words={words.lead} link={words.link} />
      <PageStyles />
      <Island name="next-service" of={NextService} props={{ services }} />
    </>
  );
}
