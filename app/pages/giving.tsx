import light from "#app/assets/light/giving.svg?url";
import { readGiving } from "#app/content-loader/pages.server.ts";
import { givingLogIn } from "#app/events/church-suite.server.ts";
import { HowToGive } from "#app/giving/how-to-give.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { sharingPicture } from "#app/pictures/generated.server.ts";
import { ExternalButton } from "#app/ui/links.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/giving";

export function loader() {
  return { words: readGiving(), picture: sharingPicture("giving"), logIn: givingLogIn() };
}

export default function Giving({ loaderData }: Route.ComponentProps) {
  const { words, picture, logIn } = loaderData;
  return (
    <>
      <PageHead {...words} picture={picture} />
      <PageTitle heading={words.heading} lead={words.lead} light={light}>
        {logIn && (
          <ExternalButton href={logIn} look="gold">
            {words.button}
          </ExternalButton>
        )}
      </PageTitle>
      <HowToGive words={words} />
    </>
  );
}
