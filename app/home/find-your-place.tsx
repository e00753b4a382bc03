import { useState } from "react";
import { Link } from "react-router";
import type { Group, Strand } from "#app/content-loader/groups.server.ts";
import type { HomeWords } from "#app/content-loader/pages.server.ts";
import { groupPath, ofStrand, strandHeadings, strandsIn } from "#app/groups/group.ts";
import { firstDay } from "#app/meetings/packed-days.ts";
import { useChurch, useWording } from "#app/site.ts";
import { capital } from "#app/time/meeting-words.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { shortDate } from "#app/time/written-times.ts";
import { phoneAddress } from "#app/ui/phone-address.ts";
import styles from "./find-your-place.module.css";

/** `picture` is the address of the group's window, `days` what `packDays` makes, `weekday` such as "Tuesdays". */
type WallGroup = Pick<Group, "slug" | "name" | "strand" | "who"> & {
  /** The indices of the chips it is for. */
  for: number[];
  picture: string;
  days: number[];
  weekday: string;
};

/** All groups, a window for each, filtered by who is asking. */
export function FindYourPlace({
  words,
  chips,
  groups,
}: {
  words: HomeWords["place"];
  /** The indices of the chips in use. */
  chips: number[];
  groups: WallGroup[];
}) {
  const { phone } = useChurch();
  // The index of a chip.
  const [choice, setChoice] = useState<number>();
  return (
    <section id="find-your-place" aria-labelledby="place-heading" className={styles.band}>
      <div className={`wrap ${styles.room}`}>
        <div className={styles.wall}>
          <div className={styles.intro}>
            <h2 id="place-heading">{words.heading}</h2>
            <p className={styles.lead}>{words.lead}</p>
            {chips.length > 0 && (
              <SeekerChoice chips={chips} names={words.chips} onChoose={setChoice} />
            )}
            <p role="status" className="visually-hidden">
              {choice !== undefined && (
                <span>{countWords(groups, choice, words.chips[choice] ?? "")}</span>
              )}
            </p>
            <p className={styles.unsure}>
              {words.unsure.question} {words.unsure.answer}:{" "}
              <a href={phoneAddress(phone)}>{phone}</a>
            </p>
          </div>
          {strandsIn(groups).map((strand) => (
            <StrandWindows key={strand} strand={strand} groups={groups} />
          ))}
          <div className={styles.ask}>
            <AskWindow phone={phone} words={words.unsure} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** CSS does the filtering (`:has([value]:checked)` and `data-for`), so that it works without JavaScript. */
function SeekerChoice({
  chips,
  names,
  onChoose,
}: {
  chips: number[];
  names: string[];
  onChoose: (index: number | undefined) => void;
}) {
  const everyone = useWording()("Everyone");
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Who is it for?</legend>
      {[undefined, ...chips].map((index) => (
        <label key={index ?? ""} className={styles.choice}>
          <input
            type="radio"
            name="seeker"
            value={index ?? ""}
            defaultChecked={index === undefined}
            onChange={() => onChoose(index)}
          />
          {capital(index === undefined ? everyone : (names[index] ?? ""))}
        </label>
      ))}
    </fieldset>
  );
}

function StrandWindows({ strand, groups }: { strand: Strand; groups: WallGroup[] }) {
  const wording = useWording();
  const isYoung = strand === "young people";
  return (
    <div className={isYoung ? styles.young : styles.activities}>
      <h3 className={styles.strand}>{wording(strandHeadings[strand])}</h3>
      <ul className={styles.windows}>
        {ofStrand(groups, strand).map((group) => (
          <li key={group.slug} data-for={group.for.join(" ")} className={styles.window}>
            <GroupWindow group={group} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function GroupWindow({ group }: { group: WallGroup }) {
  const now = useChurchTime();
  const day = now && firstDay(group.days, now);
  return (
    <Link to={groupPath(group.slug)} viewTransition className={styles.link}>
      <span className={styles.stone}>
        <img src={group.picture} alt="" width={400} height={560} loading="lazy" />
      </span>
      <b>{group.name}</b>
      <small>{group.who}</small>
      <small className={styles.day}>{day ? shortDate(day) : group.weekday}</small>
    </Link>
  );
}

/** For somebody who is not sure which group is theirs: it rings the church office. */
function AskWindow({ phone, words }: { phone: string; words: HomeWords["place"]["unsure"] }) {
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

function countWords(groups: WallGroup[], index: number, chip: string): string {
  const count = groups.filter((group) => group.for.includes(index)).length;
  return `${count} ${count === 1 ? "group" : "groups"} for ${chip}`;
}
