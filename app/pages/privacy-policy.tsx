import { readAnalytics } from "#app/church/analytics.server.ts";
import { readPrivacyPolicy } from "#app/content-loader/privacy-policy.server.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import { NoticeSections } from "#app/privacy/notice-sections.tsx";
import { britishDateAndYear } from "#time";
import type { Route } from "./+types/privacy-policy";

export function loader() {
  return { notice: readPrivacyPolicy(readAnalytics() !== null) };
}

export default function PrivacyPolicy({ loaderData: { notice } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening page="privacy-policy" words={notice}>
        <p>
          Last reviewed{" "}
          <time dateTime={notice.reviewed}>{britishDateAndYear(notice.reviewed)}</time>
        </p>
      </PageOpening>
      <NoticeSections sections={notice.sections} objection={notice.objection} />
    </>
  );
}
