import { MissingPane } from "#app/layout/missing-pane.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { useSite } from "#app/layout/site.ts";

const EVENT_IS_OVER = "This event is over, or no longer in the church diary. See what’s coming up.";

export default function NotFound() {
  const { notFound: words, hasEvents } = useSite();
  return (
    <>
      <PageHead page="not-found" path="/404" {...words} />
      <meta name="robots" content="noindex" />
      <MissingPane
        heading={words.heading}
        words={words.lead}
        eventWords={hasEvents ? EVENT_IS_OVER : undefined}
        link={words.link}
      />
    </>
  );
}
