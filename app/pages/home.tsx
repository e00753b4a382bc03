import { sharingPicture } from "#app/assets/generated-pictures.ts";
import { withServicesCalledOff } from "#app/calendars/called-off.server.ts";
import { describeChurch } from "#app/church/dates-for-search.server.ts";
import { findPhoto } from "#app/church/photos.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { readEventsSource } from "#app/events/events-source.server.ts";
import { forHome } from "#app/events/snapshot.ts";
import { listEventGroups } from "#app/groups/event-groups.server.ts";
import { ChurchStory } from "#app/home/church-story.tsx";
import { FindYourPlace } from "#app/home/find-your-place.tsx";
import { FIRST_VISIT, FirstVisit } from "#app/home/first-visit.tsx";
import { Hero } from "#app/home/hero.tsx";
import { findComingServices, findNextService } from "#app/home/next-service.server.ts";
import { NextService } from "#app/home/next-service.tsx";
import { ServiceTimes } from "#app/home/service-times.tsx";
import { findAnnouncements, listedServices } from "#app/home/special-services.server.ts";
import { UpcomingEvents } from "#app/home/upcoming-events.tsx";
import { findWall } from "#app/home/wall.server.ts";
import { PageHead } from "#app/layout/page-head.tsx";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import type { Route } from "./+types/home";

export function loader() {
  const church = withServicesCalledOff(thisChurch());
  const words = church.pages.home;
  const photo = findPhoto(church, words.photo);
  const { off, special } = findAnnouncements(church);
  const source = readEventsSource(church, forHome);
  const failedWords = church.pages.events?.failed ?? "";
  return {
    words,
    photo: words.photo && photo && { ...words.photo, ...photo },
    forSearch: describeChurch(church.facts, church.services, {
      picture: sharingPicture("home"),
      listed: listedServices(church.services, church.now),
    }),
    next: findNextService(church),
    coming: findComingServices(church),
    off,
    special,
    visit: church.firstVisit,
    wall: findWall(church),
    events: source && { source, groups: listEventGroups(church.groups), failedWords },
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
