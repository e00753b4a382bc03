import { type LoaderFunctionArgs, redirect } from "react-router";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";

/** A former address of a page. In the build `movedPage` stands in the place of what React Router writes of it. */
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
