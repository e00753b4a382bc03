import { useSiteIfThere } from "#app/site.ts";
import { MissingPane } from "./missing-pane.tsx";
import { PageLayout } from "./page-layout.tsx";

const HEADING = "Unexpected Application Error!";

// With `npm run dev` whoever reads it is at work on the site.
const WORDS = import.meta.env.DEV
  ? "Mend what is named here, save the file, and open the page again."
  : "That is our fault, not yours. Please open the page again; if it still will not come, the home page leads to everything else.";

/** Shown where rendering or loading a page threw; without header and footer, where their facts are missing. */
export function ErrorPage({ problem }: { problem: string }) {
  const page = <ErrorWords problem={problem} />;
  return useSiteIfThere() ? <PageLayout>{page}</PageLayout> : <main id="content">{page}</main>;
}

/** What the page of an error says: its status or message, and the ways on. */
export function ErrorWords({ problem }: { problem: string }) {
  return (
    <>
      <title>{HEADING}</title>
      <meta name="robots" content="noindex" />
      <MissingPane heading={HEADING} detail={problem} words={WORDS} link="Return to Home" />
    </>
  );
}
