import { useSite } from "#app/layout/site.ts";
import { MoreLink, PhoneLink } from "#app/ui/links.tsx";
import { PageBody, PageTitle } from "#app/ui/page-title.tsx";

/** The address of the page itself. */
const AGAIN = "";

/** What the service worker shows, at any address, if there is neither signal nor a copy. The build saves it as offline.html. */
export default function Offline() {
  const { church } = useSite();
  return (
    <>
      <title>{`No signal | ${church.name}`}</title>
      <meta name="robots" content="noindex" />
      <PageTitle
        heading="No signal"
        lead="You’re offline, and this page isn’t saved on your device. Pages you’ve read here lately still open."
        light="events"
      >
        <MoreLink to={AGAIN}>Try again</MoreLink>
      </PageTitle>
      <PageBody>
        <section aria-labelledby="by-telephone">
          <h2 id="by-telephone">Or ring us</h2>
          <address>
            <PhoneLink phone={church.phone} />
            {church.office && <p>Office open {church.office}</p>}
          </address>
        </section>
      </PageBody>
    </>
  );
}
