import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readOwnPage, readWelcomes } from "#app/church/own-pages.server.ts";
import { photoOf } from "#app/church/photos.server.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import { DraftNote, InOtherLanguages, LanguageOf } from "#app/own-pages/languages.tsx";
import { OwnPageText } from "#app/own-pages/own-page-text.tsx";
import { buildDay } from "#app/time/build-time.server.ts";

export function loader({ url }: LoaderFunctionArgs) {
  const name = url.pathname.replaceAll("/", "");
  const { photo, ...words } = readOwnPage(name);
  const today = buildDay();
  const welcomes = words.lang || words.visit ? readWelcomes() : [];
  return { page: `page-${name}`, words, welcomes, photo: photoOf(photo, today) };
}

export default function OwnPage() {
  // Not from the route's own types: where a church has no pages of its own there is no such route.
  const { page, words, welcomes, photo } = useLoaderData<typeof loader>();
  const { lang, "proof-read": isRead } = words;
  return (
    <LanguageOf page={lang}>
      <PageOpening page={page} light="own-page" words={{ ...words, lang: lang?.lang }}>
        {welcomes.length > 0 && <InOtherLanguages welcomes={welcomes} shown={words.path} />}
      </PageOpening>
      {lang && !isRead && <DraftNote language={lang.name} />}
      <OwnPageText chapters={words.chapters} photo={photo} />
    </LanguageOf>
  );
}
