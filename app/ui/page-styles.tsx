import { Fragment } from "react";
import { useMatches } from "react-router";
import { useSite } from "#app/site.ts";

/**
 * The page's own style sheet (tools/style-sheets.ts). It stands where the first view ends, so that a
 * browser draws what is above without it. With `npm run dev` all style is in the head.
 */
export function PageStyles() {
  const { sheets } = useSite();
  const { id = "" } = useMatches().at(-1) ?? {};
  return sheets[id]?.map((sheet) => (
    <Fragment key={sheet}>
      <link rel="stylesheet" href={sheet} />
      {/* A script waits for the sheet before it: without one Firefox would draw what follows with no style. */}
      <script> </script>
    </Fragment>
  ));
}

/** Fetches the style of pages, by their routes' ids, while the browser is idle, where a visitor is about to open one. */
export function StylesBeforehand({ routes }: { routes: string[] }) {
  const { sheets } = useSite();
  return routes
    .flatMap((route) => sheets[route] ?? [])
    .map((sheet) => <link key={sheet} rel="prefetch" href={sheet} />);
}
