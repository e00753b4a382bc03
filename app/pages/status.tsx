import { PageHead } from "#app/layout/page-head.tsx";
import { OwnPageText } from "#app/own-pages/own-page-text.tsx";
import { readStatus } from "#app/status/read-status.server.ts";
import { momentWords, STATUS_FILE, STATUS_HEADING, statusChapters } from "#app/status/status.ts";
import { MoreLink } from "#app/ui/links.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/status";

export async function loader() {
  return { status: await readStatus() };
}

/** For whoever keeps the site: no menu leads here, and no search engine lists it. */
export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const { status } = loaderData;
  return (
    <>
      <PageHead
        title={STATUS_HEADING}
        description="When this site was built, and what on it is about to run out."
      />
      <PageTitle
        heading={STATUS_HEADING}
        lead={`Built on ${momentWords(status.built.at)}. Everything below was true then.`}
        light="own-page"
      >
        <MoreLink to={STATUS_FILE}>The same as data</MoreLink>
      </PageTitle>
      <OwnPageText chapters={statusChapters(status)} photo={undefined} />
    </>
  );
}
