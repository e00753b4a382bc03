import { findSharingPicture } from "#app/assets/generated-pictures.ts";
import { findPhoto } from "#app/church/photos.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { describeChurch } from "#app/events/church-for-search.server.ts";
import { listEventGroups } from "#app/events/event-groups.server.ts";
import { readEventsSource } from "#app/events/events-source.server.ts";
import { shortenForHome } from "#app/events/snapshot.ts";
import { ChurchStory } from "#app/home/church-story.tsx";
import { FindYourPlace } from "#app/home/find-your-place.tsx";
import { Hero } from "#app/home/hero.tsx";
import { NextService } from "#app/home/next-service.tsx";
import { ServiceTimes } from "#app/home/service-times.tsx";
import { UpcomingEvents } from "#app/home/upcoming-events.tsx";
import { findWall } from "#app/home/wall.server.ts";
import { PageHead } from "#app/layout/page-head.tsx";
import { findNextServices } from "#app/services/next-service.server.ts";
import { listSpecialServices } from "#app/services/services.server.ts";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import { MoreLink } from "#app/ui/links.tsx";
import { FirstVisit } from "#app/visit/first-visit.tsx";
import { findWindowsOnWay, shortenWindow } from "#app/visit/windows-on-way.server.ts";
import type { Route } from "./+types/home";

export function loader() {
  const church = thisChurch();
  const words = church.pages.home;
  const photo = findPhoto(church, words.photo);
  const windows = findWindowsOnWay(church);
  const source = readEventsSource(church, shortenForHome);
  return {
    words,
    photo: words.photo && photo && { ...words.photo, ...photo },
    forSearch: describeChurch(church, findSharingPicture("home")),
    answers: findNextServices(church),
    special: listSpecialServices(church),
    visit: church.firstVisit,
    windowsOnWay: church.firstVisit?.more ? windows.map(shortenWindow) : windows,
    wall: findWall(church),
    events: source && { source, groups: listEventGroups(church.groups, "full") },
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, photo, forSearch, answers, special, visit, windowsOnWay, wall, events } =
    loaderData;
  return (
    <>
      <PageHead page="home" {...words} />
      <script type="application/ld+json">{jsonForScript(forSearch)}</script>
      <Hero
        heading={words.heading}
        lead={words.lead}
        photo={photo}
        open={answers.flatMap(({ when }) => when.open ?? [])}
      >
        <NextService answers={answers} />
      </Hero>
      {visit && (
        <FirstVisit heading={visit.heading} windows={windowsOnWay}>
          {visit.more && <MoreLink to={visit.more.to}>{visit.more.name}</MoreLink>}
        </FirstVisit>
      )}
      <ServiceTimes words={words.times} special={special} />
      {events && <UpcomingEvents events={events} />}
      {wall.groups.length > 0 && <FindYourPlace words={words.place} {...wall} />}
      <ChurchStory story={words.story} pillars={words.pillars} />
    </>
  );
}
