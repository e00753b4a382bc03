import beam from "#app/assets/beam.svg?url";
import pane from "#app/assets/missing-pane.svg?url";
import shard from "#app/assets/shard.svg?url";
import { useSite, useWording } from "#app/site.ts";
import { ButtonLink, LinkList } from "#app/ui/links.tsx";
import { PageStyles } from "#app/ui/page-title.tsx";
import { WindowRecess } from "#app/ui/window-head.tsx";
import styles from "./missing-pane.module.css";

type PaneWords = {
  heading: string;
  words: string;
  /** What stands in their place at the address of an event: see canonical-address.ts. */
  eventWords?: string;
  link: string;
  detail?: string;
};

/** The content of the pages for an unknown address and for a failing host: a window with one pane missing, and links on. */
export function MissingPane({ heading, words, eventWords, link, detail }: PaneWords) {
  const { hasEvents, groups } = useSite();
  const wording = useWording();
  const others = [
    ...(hasEvents ? [{ to: "/events", name: wording("menu.events") }] : []),
    { to: "/this-week", name: wording("footer.week") },
    ...(groups.length > 0
      ? [{ to: "/#find-your-place", name: wording("menu.find-your-place") }]
      : []),
    { to: "/about-us", name: wording("menu.about-us") },
  ];
  return (
    <>
      <PageStyles />
      <div className={styles.wall}>
        <div className={`wrap ${styles.columns}`}>
          <WindowRecess>
            <img src={pane} alt="" width={400} height={560} className={styles.pane} />
            <img
              src={beam}
              alt=""
              width={1040}
              height={384}
              className={`thrown ${styles.beam} not-printed`}
            />
          </WindowRecess>
          <div className={`paragraphs ${styles.words}`}>
            <h1 tabIndex={-1}>{heading}</h1>
            {detail && <p className={styles.detail}>{detail}</p>}
            <p className="lead" data-words-for="any">
              {words}
            </p>
            {eventWords && (
              <p className="lead" data-words-for="event" hidden>
                {eventWords}
              </p>
            )}
            <ButtonLink to="/" look="gold">
              {link}
            </ButtonLink>
            <LinkList links={others} className={`side-by-side ${styles.others} not-printed`} />
          </div>
          <img
            src={shard}
            alt=""
            width={74}
            height={80}
            className={`glass ${styles.shard} not-printed`}
          />
        </div>
      </div>
    </>
  );
}
