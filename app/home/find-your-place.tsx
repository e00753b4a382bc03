import { useState } from "react";
import type { Church } from "#app/content-loader/church.server.ts";
import type { Seeker, Strand } from "#app/content-loader/groups.server.ts";
import type { HomeWords } from "#app/content-loader/pages.server.ts";
import { ofStrand, strandHeadings } from "#app/groups/menu-group.ts";
import { phoneAddress } from "#app/ui/phone-address.ts";
import styles from "./find-your-place.module.css";
import { AskWindow, GroupWindow, type WallGroup } from "./group-window.tsx";
import { FIND_YOUR_PLACE } from "./sections.ts";
import { type Choice, SeekerChoice } from "./seeker-choice.tsx";

/** All the groups, a window for each, narrowed by who is asking. */
export function FindYourPlace({
  words,
  groups,
  phone,
}: {
  words: HomeWords["place"];
  groups: WallGroup[];
} & Pick<Church, "phone">) {
  const [choice, setChoice] = useState<Choice>("everyone");
  const suits = (group: WallGroup) => choice === "everyone" || group.for.includes(choice);
  return (
    <section id={FIND_YOUR_PLACE} aria-labelledby="place-heading" className={styles.band}>
      <div className={`wrap ${styles.room}`}>
        <div className={styles.wall}>
          <div className={styles.intro}>
            <h2 id="place-heading">{words.heading}</h2>
            <p className={styles.lead}>{words.lead}</p>
            <SeekerChoice onChoose={setChoice} />
            <p role="status" className="visually-hidden">
              {choice !== "everyone" && countWords(groups.filter(suits).length, choice)}
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

function countWords(count: number, choice: Seeker): string {
  return `${count} ${count === 1 ? "group" : "groups"} for ${choice}`;
}

/** `data-for` is a list of words, which the style sheet matches one by one. */
function asOneWord(seeker: Seeker): string {
  return seeker.replaceAll(" ", "-");
}
