import { Link } from "react-router";
import type { Group } from "#app/content-loader/groups.server.ts";
import type { HomeWords } from "#app/content-loader/pages.server.ts";
import { groupPath } from "#app/groups/group-path.ts";
import { phoneAddress } from "#app/ui/phone-address.ts";
import styles from "./group-window.module.css";

/** What the wall of windows shows of a group. */
export type WallGroup = Pick<Group, "slug" | "name" | "strand" | "who" | "for"> & {
  /** The address of its window. */
  picture: string;
};

/** A group's window in its stone arch, standing on a sill. */
export function GroupWindow({ group }: { group: WallGroup }) {
  return (
    <Link to={groupPath(group.slug)} viewTransition className={styles.link}>
      <span className={styles.stone}>
        <img src={group.picture} alt="" width={400} height={560} loading="lazy" />
      </span>
      <b>{group.name}</b>
      <small>{group.who}</small>
    </Link>
  );
}

/** The arch beside the windows for somebody who is not sure which is theirs: it rings the office. */
export function AskWindow({
  phone,
  words,
}: {
  phone: string;
  words: HomeWords["place"]["unsure"];
}) {
  return (
    <a href={phoneAddress(phone)} className={styles.link}>
      <span className={styles.stone}>
        <span className={styles.clear}>?</span>
      </span>
      <b>{words.question}</b>
      <small>{words.answer}</small>
    </a>
  );
}
