import { type LoaderFunctionArgs, redirect } from "react-router";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";

/** Leads from a former address of a page to its new one. In the build `movedPage` replaces what React Router writes. */
export function loader({ url }: LoaderFunctionArgs): Response {
  return redirect(
    findNewAddresses(thisChurch().facts).get(url.pathname.replace(/\/$/, "")) ?? "/",
    301,
  );
}

/** Never shown; a route without a component is no page to React Router. */
export default function MovedPage() {
  return null;
}
