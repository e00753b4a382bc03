import beam from "#app/assets/beam.svg?url";
import pane from "#app/assets/missing-pane.svg?url";
import shard from "#app/assets/shard.svg?url";
import { useSiteIfThere, useWording } from "#app/site.ts";
import { ButtonLink, LinkList } from "#app/ui/links.tsx";
import { WindowRecess } from "#app/ui/page-title.tsx";
import styles from "./missing-pane.module.css";
import { PageLayout } from "./page-layout.tsx";

const HEADING = "Unexpected Application Error!";

// With `npm run dev` whoever reads it is at work on the site.
const WORDS = import.meta.env.DEV
  ? "Mend what is named here, save the file, and open the page again."
  : "That is our fault, not yours. Please open the page again; if it still will not come, the home page leads to everything else.";

type PaneWords = { heading: string; words: string; link: string; detail?: string };

/** Shown where rendering or loading a page threw; without header and footer, where their facts are missing. */
export function ErrorPage({ problem }: { problem: string }) {
  const page = <ErrorWords problem={problem} />;
  return useSiteIfThere() ? <PageLayout>{page}</PageLayout> : <main id="content">{page}</main>;
}

export function ErrorWords({ problem }: { problem: string }) {
  return (
    <>
      <title>{HEADING}</title>
      <meta name="robots" content="noindex" />
      <MissingPane heading={HEADING} detail={problem} words={WORDS} link="Return to Home" />
    </>
  );
}

/** The content of the 404 page and of the error page: a window with one pane missing, and links on. */
export function MissingPane({ heading, words, link, detail }: PaneWords) {
  const site = useSiteIfThere();
  const wording = useWording();
  const others = [
    ...(site?.hasEvents ? [{ to: "/events", name: wording("menu.events") }] : []),
    ...(site?.groups.length
      ? [{ to: "/#find-your-place", name: wording("menu.find-your-place") }]
      : []),
    { to: "/about-us", name: wording("menu.about-us") },
  ];
  return (
    <div className={styles.wall}>
      <div className={`wrap ${styles.columns}`}>
        <WindowRecess>
          <img src={pane} alt="" width={400} height={560} className={styles.pane} />
          <img
            src={beam}
            alt=""
            width={1040}
            height={384}
            className={`${styles.beam} not-printed`}
          />
        </WindowRecess>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{heading}</h1>
          {detail && <p className={styles.detail}>{detail}</p>}
          <p className="lead">{words}</p>
          <ButtonLink to="/" look="gold">
            {link}
          </ButtonLink>
          <LinkList links={others} className={`${styles.others} not-printed`} />
        </div>
        <img src={shard} alt="" width={74} height={80} className={`${styles.shard} not-printed`} />
      </div>
    </div>
  );
}
