import { sharingPicture } from "#app/assets/generated-pictures.ts";
import { useSite } from "#app/site.ts";
import { PageTitle, type Title } from "#app/ui/page-title.tsx";
import { useCurrentPath } from "./menu-links.tsx";

type Head = {
  /** What its sharing picture is named after: its content file, without ending. */
  page: string;
  title: string;
  description: string;
  /** The canonical path, where it is not the path shown. */
  path?: string;
  /** Where it is not English. */
  lang?: string | undefined;
};

type Page = Pick<Title, "beside" | "children"> & {
  page: string;
  /** The name of its light, where it is another page's. */
  light?: string;
  words: Pick<Head, "title" | "description" | "lang"> & Pick<Title, "heading" | "lead">;
};

/** What a page begins with: what programs are told of it, and its heading in coloured light. */
export function PageOpening({ page, light = page, words, ...others }: Page) {
  return (
    <>
      <PageHead page={page} {...words} />
      <PageTitle {...words} {...others} light={light} />
    </>
  );
}

/** Title, description, canonical address and Open Graph tags. React hoists them into the head. */
export function PageHead({ page, title, description, path, lang }: Head) {
  const { name, website } = useSite().church;
  const currentPath = useCurrentPath();
  const address = new URL(path ?? currentPath, website).href;
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title lang={lang}>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(sharingPicture(page), website).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={lang?.replace("-", "_") ?? "en_GB"} />
    </>
  );
}
