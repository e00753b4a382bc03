import { PageBody } from "#app/ui/page-title.tsx";
import { PageLayout } from "./page-layout.tsx";
import { useSiteIfThere } from "./site.ts";

export const ERROR = {
  heading: "Unexpected Application Error!",
  // With `npm run dev`, its reader is at work on the site.
  words: import.meta.env.DEV
    ? "Mend what is named here, save the file, and open the page again."
    : "That’s our fault, not yours. Please open the page again. If it still won’t load, the home page leads to everything else.",
};

/** The page that stands in for one that could not be loaded or rendered. It has no header and footer if their facts are missing. */
export function ErrorPage({ problem }: { problem: string }) {
  const page = (
    <PageBody>
      <ErrorHead />
      <h1 tabIndex={-1}>{ERROR.heading}</h1>
      <p>{problem}</p>
      <p className="lead">{ERROR.words}</p>
    </PageBody>
  );
  const hasSite = useSiteIfThere() !== null;
  return hasSite ? <PageLayout>{page}</PageLayout> : <main id="content">{page}</main>;
}

export function ErrorHead() {
  return (
    <>
      <title>{ERROR.heading}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
