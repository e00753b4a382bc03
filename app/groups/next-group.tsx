import { ArrowRight } from "lucide-react";
import { groupPath } from "#app/ui/addresses.ts";
import { Sill } from "#app/ui/arch.tsx";
import type { GroupPageFacts } from "./group-page.ts";
import styles from "./next-group.module.css";

/** Links to the group that children move on to. */
export function NextGroup({ next }: Pick<GroupPageFacts, "next">) {
  if (!next) return null;
  const { slug, name, who, picture } = next;
  return (
    <section aria-labelledby="next-group-heading" className={`${styles.wall} not-printed`}>
      <div className="wrap room">
        <Sill className={`beside ${styles.sill}`}>
          <h2 id="next-group-heading">As they grow</h2>
          <a href={groupPath(slug)} className={`plain ${styles.link}`}>
            <span className={styles.window}>
              <img src={picture} alt="" width={400} height={560} loading="lazy" className="glass" />
            </span>
            <span className={styles.words}>
              <span className={`level quiet strong ${styles.side}`}>
                Next <ArrowRight aria-hidden />
              </span>
              <b>{name}</b>
              <span>{who}</span>
            </span>
          </a>
        </Sill>
      </div>
    </section>
  );
}
