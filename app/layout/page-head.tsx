import { useChurch } from "#app/site.ts";
import { useCurrentPath } from "./menu-links.tsx";

/** Title, description, canonical address and Open Graph tags. React hoists them into the head. */
export function PageHead({
  title,
  description,
  picture,
  path,
}: {
  title: string;
  description: string;
  /** The address of its sharing picture, 1200 × 630. */
  picture: string;
  /** The canonical path, where it is not the path shown. */
  path?: string;
}) {
  const { name, website } = useChurch();
  const currentPath = useCurrentPath();
  const address = new URL(path ?? currentPath, website).href;
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
