import { Component, type ReactNode, useEffect } from "react";
import { MissingPane } from "./missing-pane.tsx";
import { PageLayout } from "./page-layout.tsx";
import { showFromTop } from "./route-change.tsx";

const HEADING = "Unexpected Application Error!";

/** Shown in place of a page that could not be shown; with header and footer, if they can be. */
export function ErrorPage({ problem }: { problem: string }) {
  // Reaches outside React: the page before was left without a change of address that React saw.
  useEffect(showFromTop, []);

  const page = (
    <>
      <title>{HEADING}</title>
      <MissingPane
        heading={HEADING}
        detail={problem}
        words="That is our fault, not yours. Please open the page again; if it still will not come, the home page leads to everything else."
        link="Return to Home"
      />
    </>
  );
  return (
    <Attempt instead={<main id="content">{page}</main>}>
      <PageLayout>{page}</PageLayout>
    </Attempt>
  );
}

/** Shows its children or, where one of them throws, something else. React has no hook for it. */
class Attempt extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
