import { useState } from "react";
import { Link } from "react-router";
import type { Group, Seeker, Strand } from "#app/content-loader/groups.server.ts";
import type { HomeWords } from "#app/content-loader/pages.server.ts";
import { groupPath, ofStrand, strandHeadings } from "#app/groups/group.ts";
import { firstDay } from "#app/meetings/packed-days.ts";
import { useChurch } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { shortDate } from "#app/time/written-times.ts";
import { phoneAddress } from "#app/ui/phone-address.ts";
import styles from "./find-your-place.module.css";

/** `picture` is the address of the group's window, `days` what `packDays` makes, `weekday` such as "Tuesdays". */
type WallGroup = Pick<Group, "slug" | "name" | "strand" | "who" | "for"> & {
  picture: string;
  days: number[];
  weekday: string;
};

type Choice = Seeker | "everyone";

const choiceNames = {
  everyone: "Everyone",
  "0 to 3": "0 to 3",
  primary: "Primary",
  teens: "Teens",
  adults: "Adults",
  "60 and over": "60 and over",
} satisfies Record<Choice, string>;

const choices = Object.entries(choiceNames) as [Choice, string][];

/** All groups, a window for each, filtered by who is asking. */
export function FindYourPlace({
  words,
  groups,
}: {
  words: HomeWords["place"];
  groups: WallGroup[];
}) {
  const { phone } = useChurch();
  const [choice, setChoice] = useState<Choice>("everyone");
  return (
    <section id="find-your-place" aria-labelledby="place-heading" className={styles.band}>
      <div className={`wrap ${styles.room}`}>
        <div className={styles.wall}>
          <div className={styles.intro}>
            <h2 id="place-heading">{words.heading}</h2>
            <p className={styles.lead}>{words.lead}</p>
            <SeekerChoice onClick={setChoice} />
            <p role="status" className="visually-hidden">
              {choice !== "everyone" && <span>{countWords(groups, choice)}</span>}
            </p>
            <p className={styles.unsure}>
              {words.unsure.question} {words.unsure.answer}:{" "}
              <a href={phoneAddress(phone)}>{phone}</a>
            </p>
          </div>
          <StrandWindows strand="activities" groups={groups} />
          <StrandWindows strand="young people" groups={groups} />
          <div className={styles.ask}>
            <AskWindow phone={phone} words={words.unsure} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** CSS does the filtering (`:has([value]:checked)` and `data-for`), so that it works without JavaScript. */
function SeekerChoice({ onClick }: { onClick: (choice: Choice) => void }) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Who is it for?</legend>
      {choices.map(([value, name]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="seeker"
            value={value}
            defaultChecked={value === "everyone"}
            onChange={() => onClick(value)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function StrandWindows({ strand, groups }: { strand: Strand; groups: WallGroup[] }) {
  const isYoung = strand === "young people";
  return (
    <div className={isYoung ? styles.young : styles.activities}>
      <h3 className={styles.strand}>{strandHeadings[strand]}</h3>
      <ul className={styles.windows}>
        {ofStrand(groups, strand).map((group) => (
          <li
            key={group.slug}
            data-for={group.for.map(asOneWord).join(" ")}
            className={styles.window}
          >
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

function countWords(groups: WallGroup[], seeker: Seeker): string {
  const count = groups.filter((group) => group.for.includes(seeker)).length;
  return `${count} ${count === 1 ? "group" : "groups"} for ${seeker}`;
}

/** CSS matches `data-for` word by word (`~=`), so a seeker must be one word. */
function asOneWord(seeker: Seeker): string {
  return seeker.replaceAll(" ", "-");
}
