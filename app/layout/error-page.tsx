import { Component, type ReactNode } from "react";
import { MissingPane } from "./missing-pane.tsx";
import { PageLayout } from "./page-layout.tsx";

const HEADING = "Unexpected Application Error!";

// With `npm run dev` whoever reads it is at work on the site.
const WORDS = import.meta.env.DEV
  ? "Mend what is named here, save the file, and open the page again."
  : "That is our fault, not yours. Please open the page again; if it still will not come, the home page leads to everything else.";

/** Shown where rendering or loading a page threw; without header and footer, if they throw too. */
export function ErrorPage({ problem }: { problem: string }) {
  const page = <ErrorWords problem={problem} />;
  return (
    <CatchErrors fallback={<main id="content">{page}</main>}>
      <PageLayout>{page}</PageLayout>
    </CatchErrors>
  );
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

/** An error boundary; React has no hook for it. */
class CatchErrors extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
