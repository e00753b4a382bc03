import light from "#app/assets/light/about-us.svg?url";
import { readAboutUs } from "#app/content-loader/pages.server.ts";
import { readPeople } from "#app/content-loader/people.server.ts";
import { PageHead } from "#app/layout/page-head.tsx";
import { EldersDuties } from "#app/people/elders-duties.tsx";
import { withPortrait } from "#app/people/people.server.ts";
import { KirkSession, Staff } from "#app/people/people-sections.tsx";
import { VacancyConvener } from "#app/people/vacancy-convener.tsx";
import { sharingPicture } from "#app/pictures/generated.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/about-us";

export function loader() {
  const { convener, session, staff } = readPeople();
  return {
    words: readAboutUs(),
    picture: sharingPicture("about-us"),
    convener: withPortrait(convener),
    session: session.map(withPortrait),
    staff: staff.map(withPortrait),
  };
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { words, picture, convener, session, staff } = loaderData;
  return (
    <>
      <PageHead {...words} picture={picture} />
      <PageTitle heading={words.heading} lead={words.lead} light={light} />
      <div className="wrap">
        <VacancyConvener {...convener} />
      </div>
      <EldersDuties {...words.duties} />
      <div className="wrap">
        <KirkSession words={words.session} people={session} />
        <Staff words={words.staff} people={staff} />
      </div>
    </>
  );
}
