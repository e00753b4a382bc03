import type { ReactNode } from "react";
import { findSharingPicture } from "#app/assets/generated-pictures.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { useCurrentPath } from "./menu-links.tsx";
import { useSite } from "./site.ts";

type PageHeadProps = {
  /** The name of its content file without the ending, "giving". Its sharing picture has the same name. */
  page: string;
  /** Its title in the browser's tab, without the name of the church. */
  title: string;
  /** What search engines and link previews say about it. */
  description: string;
  /** The address of a picture of its own, of whatever size, which is shared in the place of the drawn one. */
  ownPicture?: string | undefined;
  /** The canonical path, if it is another one than the path of this page. */
  path?: string;
  /** The language of the title, unless it is English. */
  lang?: string | undefined;
};

type PageOpeningProps = {
  /** The name of its content file without the ending, "giving". Its sharing picture has the same name. */
  page: string;
  /** The name of the light behind its heading, if that is not the name of the page. */
  light?: string;
  /** The words of the page that stand in its head and at its top. */
  words: {
    title: string;
    description: string;
    heading: string;
    /** The sentence under the heading. */
    lead: string;
    /** The language of the title, unless it is English. */
    lang?: string | undefined;
  };
  /** A link in the line of the heading. */
  beside?: ReactNode;
  /** Buttons or links under the lead. */
  children?: ReactNode;
};

/** What every page begins with: its title and description for programs, and its heading in coloured light. */
export function PageOpening({ page, light = page, words, beside, children }: PageOpeningProps) {
  const { title, description, lang, heading, lead } = words;
  return (
    <>
      <PageHead page={page} title={title} description={description} lang={lang} />
      <PageTitle heading={heading} lead={lead} light={light} beside={beside}>
        {children}
      </PageTitle>
    </>
  );
}

/** The title, the description, the canonical address and the Open Graph tags. React moves them into the page's head. */
export function PageHead({ page, title, description, ownPicture, path, lang }: PageHeadProps) {
  const { name, website } = useSite().church;
  const currentPath = useCurrentPath();
  const address = new URL(path ?? currentPath, website).href;
  const picture = new URL(ownPicture ?? findSharingPicture(page), website).href;
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title lang={lang}>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      {!ownPicture && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={lang?.replace("-", "_") ?? "en_GB"} />
    </>
  );
}
