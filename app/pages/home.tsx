import { sharingPicture } from "#app/assets/generated-pictures.ts";
import { readChurch } from "#app/church/church-facts.server.ts";
import { readFirstVisit } from "#app/church/own-pages.server.ts";
import { readEventsPage, readHome } from "#app/church/pages.server.ts";
import { photoOf } from "#app/church/photos.server.ts";
import { readServices } from "#app/church/series.server.ts";
import { readEventsSource } from "#app/events/events-source.server.ts";
import { forHome } from "#app/events/snapshot.ts";
import { readEventGroups } from "#app/groups/event-groups.server.ts";
import { ChurchStory } from "#app/home/church-story.tsx";
import { FindYourPlace } from "#app/home/find-your-place.tsx";
import { FIRST_VISIT, FirstVisit } from "#app/home/first-visit.tsx";
import { Hero } from "#app/home/hero.tsx";
import { readComingServices, readNextService } from "#app/home/next-service.server.ts";
import { NextService } from "#app/home/next-service.tsx";
import { ServiceTimes } from "#app/home/service-times.tsx";
import { listedServices, readAnnouncements } from "#app/home/special-services.server.ts";
import { UpcomingEvents } from "#app/home/upcoming-events.tsx";
import { readWall } from "#app/home/wall.server.ts";
import { PageHead } from "#app/layout/page-head.tsx";
import { churchForSearch } from "#app/meetings/structured-data.server.ts";
import { buildTime } from "#app/time/build-time.server.ts";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import { churchTimeAt, dayOf } from "#time";
import type { Route } from "./+types/home";

export async function loader() {
  const words = readHome();
  const services = readServices();
  const now = buildTime();
  const source = await readEventsSource(forHome);
  const photo = photoOf(words.photo, dayOf(churchTimeAt(now)));
  return {
    words,
    photo: words.photo && photo && { ...words.photo, ...photo },
    forSearch: churchForSearch(readChurch(), services, {
      picture: sharingPicture("home"),
      listed: listedServices(services, now),
    }),
    next: readNextService(now),
    coming: readComingServices(now),
    ...readAnnouncements(),
    visit: readFirstVisit(),
    wall: readWall(now),
    events: source && { source, groups: readEventGroups(), failedWords: readEventsPage().failed },
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, photo, forSearch, next, coming, off, special, visit, wall, events } = loaderData;
  return (
    <>
      <PageHead page="home" {...words} />
      <script type="application/ld+json">{jsonForScript(forSearch)}</script>
      <Hero heading={words.heading} lead={words.lead} photo={photo} open={next.open}>
        <NextService next={next} off={off}>
          {visit && (
            <a href={`#${FIRST_VISIT}`} className="tap">
              {visit.heading}
            </a>
          )}
        </NextService>
      </Hero>
      <ServiceTimes words={words.times} coming={coming} special={special} />
      {visit && <FirstVisit words={visit} />}
      <ChurchStory story={words.story} pillars={words.pillars} />
      {wall.groups.length > 0 && <FindYourPlace words={words.place} {...wall} />}
      {events && <UpcomingEvents words={words.events} events={events} />}
    </>
  );
}
