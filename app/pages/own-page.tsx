import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { findOwnPage, linksToWelcomes } from "#app/church/own-pages.server.ts";
import { findPhoto } from "#app/church/photos.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { AlternateLanguages, InLanguage } from "#app/layout/languages.tsx";
import { PageOpening } from "#app/layout/page-head.tsx";
import { OwnPageText } from "#app/own-pages/own-page-text.tsx";
import { PageContents } from "#app/own-pages/page-contents.tsx";
import { WhenAndWhere } from "#app/own-pages/when-and-where.tsx";
import { FirstVisit } from "#app/visit/first-visit.tsx";
import { findWindowsOnWay } from "#app/visit/windows-on-way.server.ts";

export function loader({ url }: LoaderFunctionArgs) {
  const church = thisChurch();
  const { photo, ...words } = findOwnPage(church.ownPages, url.pathname);
  const about = church.firstVisit?.more?.to;
  const visit = about === words.path ? church.firstVisit : null;
  const welcomes = words.lang || visit ? linksToWelcomes(church.ownPages, about) : [];
  return {
    page: `page-${words.path.slice(1)}`,
    words,
    welcomes,
    photo: findPhoto(church, photo),
    visit: visit && { ...visit, windows: findWindowsOnWay(church) },
  };
}

export default function OwnPage() {
  // The route's own types would not do: a church without pages of its own has no such route.
  const { page, words, welcomes, photo, visit } = useLoaderData<typeof loader>();
  const { lang } = words;
  return (
    <InLanguage language={lang}>
      <PageOpening page={page} light="own-page" words={{ ...words, lang: lang?.lang }}>
        {visit && <WhenAndWhere />}
        {!lang && <PageContents chapters={words.chapters} />}
      </PageOpening>
      <AlternateLanguages welcomes={welcomes} />
      {visit && <FirstVisit heading={visit.heading} windows={visit.windows} />}
      <OwnPageText chapters={words.chapters} photo={photo} />
    </InLanguage>
  );
}
