import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { groupPath } from "#app/ui/addresses.ts";
import type { GroupPageFacts, Neighbour } from "./group-page.ts";
import styles from "./neighbours.module.css";

type NeighbourLinkProps = { neighbour: Neighbour | undefined; children: ReactNode };

/** Links to the groups before and after this one. If there is only one, the other side stays empty. */
export function Neighbours({ group, before, after }: GroupPageFacts) {
  const { title, words, labels } = group.neighbours;
  if (!before && !after) return null;
  return (
    <section aria-labelledby="neighbours-heading" className={`${styles.wall} not-printed`}>
      <div className="wrap room">
        <div className={styles.sill}>
          <div className={styles.why}>
            <h2 id="neighbours-heading">{title}</h2>
            {words && <p>{words}</p>}
          </div>
          <div>
            <NeighbourLink neighbour={before}>
              <ArrowLeft aria-hidden /> <span>{labels.before}</span>
            </NeighbourLink>
          </div>
          <div className={styles.after}>
            <NeighbourLink neighbour={after}>
              <span>{labels.after}</span> <ArrowRight aria-hidden />
            </NeighbourLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function NeighbourLink({ neighbour, children }: NeighbourLinkProps) {
  if (!neighbour) return null;
  const { slug, name, who, picture } = neighbour;
  return (
    <a href={groupPath(slug)} className={styles.link}>
      <span className={styles.window}>
        <img src={picture} alt="" width={400} height={560} loading="lazy" className="glass" />
      </span>
      <span className={styles.words}>
        <span className={styles.side}>{children}</span>
        <b>{name}</b>
        <span>{who}</span>
      </span>
    </a>
  );
}
