import { Fragment, type ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { useSite } from "#app/site.ts";
import styles from "./page-head.module.css";

const lights = import.meta.glob<string>("../assets/light/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

type HeadWords = { title: string; description: string };

type Page = {
  /** What its sharing picture is named after: its content file, without ending. */
  page: string;
  /** The name of its light, where it is another page's. */
  light?: string;
  words: HeadWords & { heading: string; lead: string };
  children?: ReactNode;
};

/** What a page begins with: what programs are told of it, and its heading in coloured light. */
export function PageOpening({ page, light = page, words, children }: Page) {
  return (
    <>
      <PageHead page={page} {...words} />
      <PageTitle {...words} light={light}>
        {children}
      </PageTitle>
    </>
  );
}

/** Title, description, canonical address and Open Graph tags. React hoists them into the head. */
export function PageHead({
  page,
  title,
  description,
  path,
}: HeadWords & {
  page: string;
  /** The canonical path, where it is not the path shown. */
  path?: string;
}) {
  const { church, sharingPictures } = useSite();
  const { name, website } = church;
  const currentPath = useCurrentPath();
  const picture = sharingPictures[page];
  if (!picture) throw new Error(`tools/generate.ts has not drawn the sharing picture of ${page}`);
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

export function PageTitle({
  heading,
  lead,
  light,
  children,
}: Pick<Page["words"], "heading" | "lead"> & { light: string; children?: ReactNode }) {
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <PlasterLight light={light} />
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lead">{lead}</p>
        {children && <div className={styles.more}>{children}</div>}
      </div>
      <PageStyles />
    </>
  );
}

export function PageBody({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.body}`}>{children}</div>;
}

/** Coloured light on the wall behind the head of a page; purely decorative. */
export function PlasterLight({ light }: { light: string }) {
  return (
    <img
      src={lights[`../assets/light/${light}.svg`]}
      alt=""
      width={900}
      height={560}
      className={`${styles.light} not-printed`}
    />
  );
}

/** The plastered recess of a stained-glass window, at the head of a page; its first child is the window. */
export function WindowRecess({ children }: { children: ReactNode }) {
  return <div className={styles.recess}>{children}</div>;
}

/** The page’s own style sheet, where the first view ends, so that a browser draws what is above without it. */
export function PageStyles() {
  const { sheets } = useSite();
  const { id = "" } = useMatches().at(-1) ?? {};
  return sheets[id]?.map((sheet) => (
    <Fragment key={sheet}>
      <link rel="stylesheet" href={sheet} />
      {/* A script waits for the sheet before it: without one Firefox would draw what follows with no style. */}
      <script> </script>
    </Fragment>
  ));
}

/** Fetches the style of pages, by their routes' ids, while the browser is idle, where a visitor is about to open one. */
export function StylesBeforehand({ routes }: { routes: string[] }) {
  const { sheets } = useSite();
  return routes
    .flatMap((route) => sheets[route] ?? [])
    .map((sheet) => <link key={sheet} rel="prefetch" href={sheet} />);
}

/** The path of the page that is prerendered. */
export function useCurrentPath(): string {
  // The build writes each page at an address with a slash at its end.
  return useLocation().pathname.replace(/(?<=.)\/$/, "");
}
