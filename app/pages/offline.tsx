import light from "#app/assets/light/events.svg?url";
import { KeptList } from "#app/offline/kept-list.tsx";
import { AGAIN, KeptNote } from "#app/offline/kept-note.tsx";
import { keptPages } from "#app/offline/kept-pages.server.ts";
import { useSite } from "#app/site.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageBody, PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/offline";

export function loader() {
  return { pages: keptPages() };
}

/** What the service worker shows, at any address, where there is neither signal nor a copy: the build saves it as offline.html. */
export default function Offline({ loaderData }: Route.ComponentProps) {
  const { church } = useSite();
  return (
    <>
      <title>{`No signal | ${church.name}`}</title>
      <meta name="robots" content="noindex" />
      <PageTitle
        heading="No signal"
        lead="Your device has not kept this page, and cannot fetch it just now. Others are here all the same."
        light={light}
      >
        <MoreLink to={AGAIN}>Try again</MoreLink>
      </PageTitle>
      <PageBody>
        <KeptList pages={loaderData.pages} />
      </PageBody>
      <KeptNote />
    </>
  );
}
