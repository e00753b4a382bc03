import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readOwnPage, readWelcomes } from "#app/church/own-pages.server.ts";
import { photoOf } from "#app/church/photos.server.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import { DraftNote, InLanguage, InOtherLanguages } from "#app/own-pages/languages.tsx";
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
  // The route's own types would not do: a church without pages of its own has no such route.
  const { page, words, welcomes, photo } = useLoaderData<typeof loader>();
  const { lang, "proof-read": isRead } = words;
  return (
    <InLanguage language={lang}>
      <PageOpening page={page} light="own-page" words={{ ...words, lang: lang?.lang }}>
        {welcomes.length > 0 && <InOtherLanguages welcomes={welcomes} currentPath={words.path} />}
      </PageOpening>
      {lang && !isRead && <DraftNote language={lang.name} />}
      <OwnPageText chapters={words.chapters} photo={photo} />
    </InLanguage>
  );
}
