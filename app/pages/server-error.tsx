import { ERROR, ErrorHead } from "#app/layout/error-page.tsx";
import { MissingPane } from "#app/layout/missing-pane.tsx";

/** What a host shows when it fails itself. The build saves it as 500.html. */
export default function ServerError() {
  return (
    <>
      <ErrorHead />
      <MissingPane {...ERROR} detail="500 Internal Server Error" link="Return to Home" />
    </>
  );
}
