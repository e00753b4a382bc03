import { thisChurch } from "#app/church/this-church.server.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import { OwnPageList } from "#app/own-pages/own-page-list.tsx";
import { findSafeguarding, listAboutUsPeople } from "#app/people/people-on-pages.server.ts";
import {
  EldersDuties,
  KirkSession,
  Leader,
  PeopleSections,
  Staff,
} from "#app/people/people-sections.tsx";
import { Safeguarding } from "#app/people/safeguarding.tsx";
import type { Route } from "./+types/about-us";

export function loader() {
  const church = thisChurch();
  return {
    words: church.pages["about-us"],
    people: listAboutUsPeople(church),
    safeguarding: findSafeguarding(church),
    pages: church.ownPages
      .filter(({ menu }) => menu === "about-us")
      .map(({ path, title, lead }) => ({ path, title, lead })),
  };
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { words, people, safeguarding, pages } = loaderData;
  const { leaders, session, staff } = people;
  return (
    <>
      <PageOpening page="about-us" words={words} />
      {leaders.length > 0 && (
        <div className="wrap">
          {leaders.map((leader) => (
            <Leader key={leader.name} {...leader} />
          ))}
        </div>
      )}
      {words.duties && <EldersDuties {...words.duties} />}
      <PeopleSections>
        {session.length > 0 && <KirkSession intro={words.session.intro} people={session} />}
        {staff.length > 0 && <Staff intro={words.staff.intro} people={staff} />}
        {safeguarding && <Safeguarding {...safeguarding} />}
        {pages.length > 0 && <OwnPageList pages={pages} />}
      </PeopleSections>
    </>
  );
}
