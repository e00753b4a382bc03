import { listPagesForSearch } from "#app/church/listed-pages.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { MissingPane } from "#app/layout/missing-pane.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { useSite } from "#app/layout/site.ts";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import type { Route } from "./+types/not-found";

const EVENT_IS_OVER = "This event is over, or no longer in the church diary. See what’s coming up.";

/** The paths of all pages, among which canonical-address.ts looks for the one that was meant. */
export function loader() {
  return { pages: listPagesForSearch(thisChurch()) };
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { notFound: words, hasEvents } = useSite();
  return (
    <>
      <PageHead page="not-found" path="/404" {...words} />
      <meta name="robots" content="noindex" />
      <script id="pages" type="application/json">
        {jsonForScript(loaderData.pages)}
      </script>
      <MissingPane
        heading={words.heading}
        words={words.lead}
        eventWords={hasEvents ? EVENT_IS_OVER : undefined}
        link={words.link}
      />
    </>
  );
}
