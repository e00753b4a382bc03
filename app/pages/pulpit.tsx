import { PageHead } from "#app/layout/page-head.tsx";
import { useSite } from "#app/site.ts";
import { PulpitSheet } from "#app/this-week/pulpit-sheet.tsx";
import { readWeek } from "#app/this-week/sheet.server.ts";
import { SheetStage } from "#app/this-week/week-sheet.tsx";
import { Island } from "#app/ui/island.tsx";
import { PageBody, PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/pulpit";

const HEADING = "To read aloud";

export function loader() {
  return readWeek();
}

/** For whoever reads the notices: no search engine lists it. */
export default function Pulpit({ loaderData: week }: Route.ComponentProps) {
  const { notices } = useSite();
  return (
    <>
      <PageHead
        title={HEADING}
        description="The notices of the week, to be read aloud in church."
      />
      <PageTitle
        heading={HEADING}
        lead="The notices of the week to be read aloud, with what is not as usual first."
        light="own-page"
      />
      <PageBody>
        <SheetStage isLarge>
          <Island name="pulpit-sheet" of={PulpitSheet} props={{ ...week, notices }} />
        </SheetStage>
      </PageBody>
    </>
  );
}
