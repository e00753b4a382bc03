import { useLocation } from "react-router";
import { useChurch } from "#app/site.ts";

/**
 * What a page says of itself to the browser's tab, to search engines and where it is shared.
 * `picture` is the address of its sharing picture.
 */
export function PageHead({
  title,
  description,
  picture,
  path,
}: {
  title: string;
  description: string;
  picture: string;
  /** Where the page is at home; left out, it is where it is shown. */
  path?: string;
}) {
  const { name, website } = useChurch();
  const { pathname } = useLocation();
  const address = new URL(path ?? pathname.replace(/\/$/, ""), website).href;
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(picture, website).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="en_GB" />
    </>
  );
}
