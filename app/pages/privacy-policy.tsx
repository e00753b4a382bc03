import { readAnalytics } from "#app/analytics/analytics.server.ts";
import light from "#app/assets/light/privacy-policy.svg?url";
import { readPrivacyPolicy } from "#app/content-loader/privacy-policy.server.ts";
import { PageHead } from "#app/layout/page-head.tsx";
import { sharingPicture } from "#app/pictures/generated.server.ts";
import { NoticeSections } from "#app/privacy/notice-sections.tsx";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/privacy-policy";

export function loader() {
  const notice = readPrivacyPolicy(readAnalytics() !== null);
  return { notice, picture: sharingPicture("privacy-policy") };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { notice, picture } = loaderData;
  return (
    <>
      <PageHead {...notice} picture={picture} />
      <PageTitle heading={notice.heading} lead={notice.lead} light={light}>
        <p>
          Last reviewed{" "}
          <time dateTime={notice.reviewed}>{britishDateAndYear(notice.reviewed)}</time>
        </p>
      </PageTitle>
      <NoticeSections sections={notice.sections} objection={notice.objection} />
    </>
  );
}
