import type { Group } from "#app/content-loader/groups.server.ts";
import type { HomeWords } from "#app/content-loader/pages.server.ts";
import { groupPath, phoneAddress } from "#app/ground/addresses.ts";
import styles from "./wall-window.module.css";

/** `picture` is the address of the group's window, `days` what `packDays` makes, `weekday` such as "Tuesdays". */
export type WallGroup = Pick<Group, "slug" | "name" | "strand" | "who"> & {
  /** The indices of the chips it is for. */
  for: number[];
  picture: string;
  days: number[];
  weekday: string;
};

export function GroupWindow({ group }: { group: WallGroup }) {
  return (
    <a href={groupPath(group.slug)} className={styles.link}>
      <span className={styles.stone}>
        <img src={group.picture} alt="" width={400} height={560} loading="lazy" />
      </span>
      <b>{group.name}</b>
      <small>{group.who}</small>
      <small className={styles.day} data-days={group.days.join()}>
        {group.weekday}
      </small>
    </a>
  );
}

/** For somebody who is not sure which group is theirs: it rings the church office. */
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
