import { Accessibility } from "lucide-react";
import type { ReactNode } from "react";
import { Face } from "#app/people/portrait.tsx";
import { Arch, Sill } from "#app/ui/arch.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import styles from "./first-visit.module.css";
import type { WindowOnWay } from "./windows-on-way.server.ts";

const HEADING = "first-visit-heading";

type FirstVisitProps = {
  heading: string;
  /** The windows, in the order in which visitors come to them. */
  windows: WindowOnWay[];
  /** A link to the page that says more. */
  children?: ReactNode;
};

/** The way from the gate to a seat, in windows that one walks along. */
export function FirstVisit({ heading, windows, children }: FirstVisitProps) {
  return (
    <section id="first-visit" aria-labelledby={HEADING} className={`band ${styles.ground}`}>
      <div className="wrap room">
        <h2 id={HEADING}>{heading}</h2>
        {/* On telephones the row scrolls sideways. In Safari a keyboard scrolls only what can have the focus. */}
        <ol aria-labelledby={HEADING} tabIndex={0} className={`three-in-print ${styles.way}`}>
          {windows.map((window) => (
            <Place key={window.title} {...window} />
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}

/** A window, whoever stands beside it, and what is to be known there. */
function Place({ title, words, access, person, picture }: WindowOnWay) {
  return (
    <li className={`whole ${styles.place}`}>
      <Sill className={`${styles.sill} not-printed`}>
        <div className={styles.window}>
          {"photo" in picture ? (
            <Arch frame="lead">
              <ResponsivePhoto photo={picture.photo} sizes="200px" />
            </Arch>
          ) : (
            <Drawing src={picture.drawing} size={[400, 560]} className="glass" />
          )}
        </div>
        {person && (
          <div className={styles.person}>
            <Face photo={person.photo} initials={person.initials} />
          </div>
        )}
      </Sill>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{words}</p>
        {access && (
          <p className={styles.access}>
            <Accessibility aria-hidden />
            <span>
              <span className="visually-hidden">Access: </span>
              {access}
            </span>
          </p>
        )}
        {person && (
          <p>
            Look out for <b>{person.name}</b>.
          </p>
        )}
      </div>
    </li>
  );
}
