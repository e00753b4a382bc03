import { ArrowRight, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { Strand } from "#app/content-loader/groups.server.ts";
import { groupPath } from "#app/ground/addresses.ts";
import { ofStrand, strandHeadings, strandsIn } from "#app/groups/group.ts";
import { useSite, useWording } from "#app/site.ts";
import { useCurrentPath } from "#app/ui/page-head.tsx";
import styles from "./activities-menu.module.css";
import { PageLink } from "./menu-links.tsx";

const PANEL = "activities-panel";

/** It works without JavaScript; activities-opening.ts adds opening on hover and the arrow keys. */
export function ActivitiesMenu({ entryClass }: { entryClass: string | undefined }) {
  const wording = useWording();
  const isCurrent = useCurrentPath().startsWith("/activities/");
  const strands = strandsIn(useSite().groups);
  return (
    <li className={styles.entry}>
      <button
        type="button"
        popoverTarget={PANEL}
        data-current={isCurrent}
        className={`${entryClass} ${styles.button}`}
      >
        {wording("menu.activities")}
        <ChevronDown className={styles.chevron} aria-hidden />
      </button>
      <div id={PANEL} popover="auto" className={styles.panel}>
        <div className={styles.columns}>
          {strands.map((strand, index) => (
            <Column key={strand} strand={strand}>
              {index === strands.length - 1 && (
                <li className={styles.unsure}>
                  {wording("menu.not-sure")}
                  <a href="/#find-your-place" className="tap">
                    {wording("menu.find-your-place")} <ArrowRight aria-hidden />
                  </a>
                </li>
              )}
            </Column>
          ))}
        </div>
      </div>
    </li>
  );
}

function Column({ strand, children }: { strand: Strand; children?: ReactNode }) {
  const wording = useWording();
  const groups = ofStrand(useSite().groups, strand);
  const heading = `panel-${strand.replace(" ", "-")}`;
  return (
    <div data-strand={strand} className={styles.column}>
      <p id={heading} className={styles.heading}>
        {wording(strandHeadings[strand])}
      </p>
      <ul aria-labelledby={heading} className={styles.list}>
        {groups.map(({ slug, name, glance, smallWindow }) => (
          <li key={slug}>
            <PageLink to={groupPath(slug)} className={styles.group}>
              <img src={smallWindow} alt="" width={42} height={59} loading="lazy" />
              <span>
                <b>{name}</b> <small>{glance}</small>
              </span>
            </PageLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
