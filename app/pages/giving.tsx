import { readGiving } from "#app/content-loader/pages.server.ts";
import { givingLogIn } from "#app/events/church-suite.server.ts";
import { HowToGive } from "#app/giving/how-to-give.tsx";
import { PageOpening } from "#app/layout/page-head.tsx";
import { ExternalButton } from "#app/ui/links.tsx";
import type { Route } from "./+types/giving";

export function loader() {
  return { words: readGiving(), logIn: givingLogIn() };
}

export default function Giving({ loaderData: { words, logIn } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening page="giving" words={words}>
        {logIn && (
          <ExternalButton href={logIn} look="gold">
            {words.button}
          </ExternalButton>
        )}
      </PageOpening>
      <HowToGive {...words} />
    </>
  );
}
