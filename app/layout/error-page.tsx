import { useSiteIfThere } from "#app/site.ts";
import { PageBody } from "#app/ui/page-title.tsx";
import { PageLayout } from "./page-layout.tsx";

export const ERROR = {
  heading: "Unexpected Application Error!",
  // With `npm run dev` whoever reads it is at work on the site.
  words: import.meta.env.DEV
    ? "Mend what is named here, save the file, and open the page again."
    : "That is our fault, not yours. Please open the page again; if it still will not come, the home page leads to everything else.",
};

/** Shown where rendering or loading a page threw; without header and footer, where their facts are missing. */
export function ErrorPage({ problem }: { problem: string }) {
  const page = (
    <PageBody>
      <ErrorHead />
      <h1 tabIndex={-1}>{ERROR.heading}</h1>
      <p>{problem}</p>
      <p className="lead">{ERROR.words}</p>
    </PageBody>
  );
  return useSiteIfThere() ? <PageLayout>{page}</PageLayout> : <main id="content">{page}</main>;
}

export function ErrorHead() {
  return (
    <>
      <title>{ERROR.heading}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
