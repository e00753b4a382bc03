import { useEffect } from "react";
import { MissingPane } from "./missing-pane.tsx";
import { PageFrame } from "./page-layout.tsx";
import { showFromTop } from "./show.ts";

const HEADING = "Unexpected Application Error!";

/**
 * Shown in place of a page that could not be shown. `isHouseStanding` tells whether the church's
 * facts are there to put the header and the footer round it.
 */
export function ErrorPage({
  problem,
  isHouseStanding,
}: {
  problem: string;
  isHouseStanding: boolean;
}) {
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
  return isHouseStanding ? <PageFrame>{page}</PageFrame> : <main id="content">{page}</main>;
}
