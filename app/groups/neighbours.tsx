import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Group } from "#app/content-loader/groups.server.ts";
import { groupPath } from "#app/ground/addresses.ts";
import styles from "./neighbours.module.css";

type Neighbour = Pick<Group, "slug" | "name" | "who"> & { picture: string };

/** The groups before and after this one. Where there is only one, the other side stays empty. */
export function Neighbours({
  words,
  before,
  after,
}: {
  words: Group["neighbours"];
  before: Neighbour | undefined;
  after: Neighbour | undefined;
}) {
  if (!before && !after) return null;
  return (
    <section aria-labelledby="neighbours-heading" className={`${styles.wall} not-printed`}>
      <div className={`wrap ${styles.room}`}>
        <div className={styles.sill}>
          <div>
            {before && (
              <NeighbourLink neighbour={before}>
                <ArrowLeft aria-hidden /> <span>{words.signs.before}</span>
              </NeighbourLink>
            )}
          </div>
          <div className={styles.why}>
            <h2 id="neighbours-heading">{words.title}</h2>
            {words.words && <p>{words.words}</p>}
          </div>
          <div className={styles.after}>
            {after && (
              <NeighbourLink neighbour={after}>
                <span>{words.signs.after}</span> <ArrowRight aria-hidden />
              </NeighbourLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function NeighbourLink({ neighbour, children }: { neighbour: Neighbour; children: ReactNode }) {
  return (
    <a href={groupPath(neighbour.slug)} className={styles.link}>
      <span className={styles.window}>
        <img src={neighbour.picture} alt="" width={400} height={560} loading="lazy" />
      </span>
      <span className={styles.words}>
        <span className={styles.side}>{children}</span>
        <b>{neighbour.name}</b>
        <span>{neighbour.who}</span>
      </span>
    </a>
  );
}
