import beam from "#app/assets/beam.svg?url";
import pane from "#app/assets/missing-pane.svg?url";
import shard from "#app/assets/shard.svg?url";
import { Arch, Sill } from "#app/ui/arch.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { ButtonLink, LinkList } from "#app/ui/links.tsx";
import { useLinkTo, useLinkToWall } from "./menu-links.tsx";
import styles from "./missing-pane.module.css";

type MissingPaneProps = {
  heading: string;
  words: string;
  /** Stands in place of `words` at the address of an event: browser/not-found.ts shows it. */
  eventWords?: string;
  /** The words of the button that leads to the home page. */
  link: string;
  /** A short line under the heading, for those who help: the number of the error. */
  detail?: string;
};

/** The content of the pages for an unknown address and for a failing host: a window with one pane missing, and links. */
export function MissingPane({ heading, words, eventWords, link, detail }: MissingPaneProps) {
  const mostWanted = [
    useLinkTo("events"),
    useLinkTo("this-week"),
    useLinkToWall(),
    useLinkTo("about-us"),
  ];
  // A church may lack some of them.
  const links = mostWanted.filter((menuLink) => menuLink !== null);
  return (
    <div className={styles.wall}>
      <div className={`wrap ${styles.columns}`}>
        <Sill className={styles.sill}>
          <Arch frame="plaster">
            <img src={pane} alt="" width={400} height={560} className={`glass ${styles.pane}`} />
            <Drawing
              isAboveFold
              src={beam}
              size={[1040, 384]}
              className={`thrown ${styles.beam} not-printed`}
            />
          </Arch>
        </Sill>
        <div className={`stack ${styles.words}`}>
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
          <LinkList links={links} className={`beside ${styles.others} not-printed`} />
        </div>
        <Drawing
          isAboveFold
          src={shard}
          size={[74, 80]}
          className={`glass ${styles.shard} not-printed`}
        />
      </div>
    </div>
  );
}
