import { ArrowRight } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { Link, NavLink } from "react-router";
import type { Strand } from "#app/content-loader/groups.server.ts";
import { groupPath, ofStrand, strandHeadings, strandsIn } from "#app/groups/group.ts";
import { useSite, useWording } from "#app/site.ts";
import styles from "./activities-panel.module.css";
import { indexAfterKey } from "./arrow-keys.ts";

export function ActivitiesPanel({ onNavigate }: { onNavigate: () => void }) {
  const wording = useWording();
  const onLink = { onClick: onNavigate, onKeyDown: moveFocus };
  const strands = strandsIn(useSite().groups);
  return (
    <div className={styles.columns}>
      {strands.map((strand, index) => (
        <Column key={strand} strand={strand} onLink={onLink}>
          {index === strands.length - 1 && (
            <li className={styles.unsure}>
              {wording("Not sure which?")}
              <Link to="/#find-your-place" {...onLink}>
                {wording("Find your place")} <ArrowRight aria-hidden />
              </Link>
            </li>
          )}
        </Column>
      ))}
    </div>
  );
}

type LinkEvents = {
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
};

const strandStyles = {
  activities: styles.activities,
  "young people": styles["young-people"],
} satisfies Record<Strand, string | undefined>;

function Column({
  strand,
  onLink,
  children,
}: {
  strand: Strand;
  onLink: LinkEvents;
  children?: ReactNode;
}) {
  const wording = useWording();
  const groups = ofStrand(useSite().groups, strand);
  const heading = `panel-${strand.replace(" ", "-")}`;
  return (
    <div className={`${styles.column} ${strandStyles[strand]}`}>
      <p id={heading} className={styles.heading}>
        {wording(strandHeadings[strand])}
      </p>
      <ul aria-labelledby={heading} className={styles.list}>
        {groups.map(({ slug, name, glance, smallWindow }) => (
          <li key={slug}>
            <NavLink to={groupPath(slug)} viewTransition className={styles.group} {...onLink}>
              <img src={smallWindow} alt="" width={42} height={59} loading="lazy" />
              <span>
                <b>{name}</b> <small>{glance}</small>
              </span>
            </NavLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

/** The arrow keys, Home and End move the focus through the links of all columns. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  const links = event.currentTarget.closest("[popover]")?.querySelectorAll("a") ?? [];
  const here = [...links].indexOf(event.currentTarget);
  const index = indexAfterKey(event, here, links.length);
  if (index === null) return;
  event.preventDefault();
  links[index]?.focus();
}
