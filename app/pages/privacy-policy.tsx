import light from "#app/art/drawn/light/privacy-policy.svg?url";
import { sharingPicture } from "#app/art/sharing.server.ts";
import { readPrivacyPolicy } from "#app/content/pages.server.ts";
import { PageHead } from "#app/frame/page-head.tsx";
import { NoticeSections } from "#app/privacy/notice-sections.tsx";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/privacy-policy";

export function loader() {
  return { notice: readPrivacyPolicy(), picture: sharingPicture("privacy-policy") };
}

export default function PrivacyPolicy({ loaderData: { notice, picture } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...notice} picture={picture} />
      <PageTitle heading={notice.heading} lead={notice.lead} light={light}>
        <p>
          Last reviewed{" "}
          <time dateTime={notice.reviewed}>{britishDateAndYear(notice.reviewed)}</time>
        </p>
      </PageTitle>
      <NoticeSections sections={notice.sections} />
    </>
  );
}
