import { readEventGroups } from "#app/groups/events-source.server.ts";
import { specialServices } from "#app/home/special-services.server.ts";
import { PageHead } from "#app/layout/page-head.tsx";
import { NO_LAYOUT } from "#app/layout/page-layout.tsx";
import { readServices } from "#app/meetings/series.server.ts";
import { FoyerScreen } from "#app/screen/foyer-screen.tsx";
import { useSite } from "#app/site.ts";
import { readWeek } from "#app/this-week/sheet.server.ts";
import { buildTime } from "#app/time/build-time.server.ts";
import { Island } from "#app/ui/island.tsx";
import { PageStyles } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/screen";

export const handle = NO_LAYOUT;

export async function loader() {
  const special = specialServices(readServices(), buildTime());
  return { ...(await readWeek()), special, groups: readEventGroups() };
}

/** For a television in the church's entrance: no menu leads here, and no search engine lists it. */
export default function Screen({ loaderData }: Route.ComponentProps) {
  const { notices } = useSite();
  return (
    <>
      <PageHead
        title="The screen in the foyer"
        description="What is on now, what begins next, today and this week, for a television."
      />
      <PageStyles />
      <Island name="foyer-screen" of={FoyerScreen} props={{ ...loaderData, notices }} />
    </>
  );
}
