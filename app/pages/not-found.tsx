import { MissingPane } from "#app/layout/missing-pane.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { useSite } from "#app/layout/site.ts";

const EVENT_IS_OVER = "This event is over, or no longer in the church diary. See what’s coming up.";

export default function NotFound() {
  const { church, hasEvents } = useSite();
  return (
    <>
      <PageHead
        page="not-found"
        path="/404"
        title="Page not found"
        description={`There is no page at this address on the website of ${church.name}. Here is the way back to the home page.`}
      />
      <meta name="robots" content="noindex" />
      <MissingPane
        heading="Oops! Page not found"
        words="There’s a pane missing here. The page may have moved, or the address may have a slip in it."
        eventWords={hasEvents ? EVENT_IS_OVER : undefined}
        link="Return to Home"
      />
    </>
  );
}
