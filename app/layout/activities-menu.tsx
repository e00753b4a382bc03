import { ChevronDown } from "lucide-react";
import { groupByStrand } from "#app/church/strands.ts";
import { groupPath } from "#app/ui/addresses.ts";
import { LinkList } from "#app/ui/links.tsx";
import styles from "./activities-menu.module.css";
import { PageLink, useCurrentPath, useLinkTo, useLinkToWall } from "./menu-links.tsx";
import { useSite } from "./site.ts";

const PANEL = "activities-panel";

/** The menu of all groups. It works without JavaScript; menus.ts adds opening on hover and the arrow keys. */
export function ActivitiesMenu({ entryClass }: { entryClass: string | undefined }) {
  const { groups } = useSite();
  const further = [useLinkToWall(), useLinkTo("this-week")].filter((link) => link !== null);
  const strands = groupByStrand(groups);
  const isCurrent = useCurrentPath().startsWith("/activities/");
  return (
    <li className={styles.entry}>
      <button
        type="button"
        popoverTarget={PANEL}
        data-current={isCurrent}
        className={`${entryClass} ${styles.button}`}
      >
        Activities
        <ChevronDown className="turns" aria-hidden />
      </button>
      <div id={PANEL} popover="auto" className={styles.panel}>
        <div className={styles.columns}>
          {strands.map(({ strand, heading, groups: groupsOfStrand }, index) => {
            const id = `panel-${strand.replace(" ", "-")}`;
            return (
              <div key={strand} data-strand={strand} className={styles.column}>
                <p id={id} className={styles.heading}>
                  {heading}
                </p>
                <ul aria-labelledby={id} className={styles.list}>
                  {groupsOfStrand.map(({ slug, name, menuWords, smallWindow }) => (
                    <li key={slug}>
                      <PageLink to={groupPath(slug)} className={`plain ${styles.group}`}>
                        <img src={smallWindow} alt="" width={42} height={59} loading="lazy" />
                        <span>
                          <b>{name}</b> <small>{menuWords}</small>
                        </span>
                      </PageLink>
                    </li>
                  ))}
                  {index === strands.length - 1 && (
                    <li className={`quiet ${styles.unsure}`}>
                      Not sure which?
                      <LinkList links={further} className="beside strong" />
                    </li>
                  )}
                </ul>
              </div>
            );
          })}
        </div>
      </div>
    </li>
  );
}
