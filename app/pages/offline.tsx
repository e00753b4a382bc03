import light from "#app/assets/light/events.svg?url";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readSiteWords } from "#app/content-loader/site-words.server.ts";
import { groupPath } from "#app/ground/addresses.ts";
import { AGAIN, KeptList, OfflineNote } from "#app/offline/offline-parts.tsx";
import { useSite } from "#app/site.ts";
import { MoreLink } from "#app/ui/links.tsx";
import { PageBody, PageTitle } from "#app/ui/page-title.tsx";
import { wordingIn } from "#app/wording.ts";
import type { Route } from "./+types/offline";

/** What is kept for when there is no signal; any other page is kept once it has been visited. */
export function loader() {
  const wording = wordingIn(readSiteWords());
  return {
    pages: [
      { to: "/", name: wording("menu.home") },
      { to: "/this-week", name: wording("footer.week") },
      ...(readChurch().churchsuite ? [{ to: "/events", name: wording("menu.events") }] : []),
      { to: "/about-us", name: wording("menu.about-us") },
      ...readGroups().map(({ slug, name }) => ({ to: groupPath(slug), name })),
    ],
  };
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
      <OfflineNote />
    </>
  );
}
