import { ErrorWords } from "#app/layout/error-page.tsx";

/** What a host shows when it fails itself: the build saves it as 500.html. */
export default function ServerError() {
  return <ErrorWords problem="500 Internal Server Error" />;
}
