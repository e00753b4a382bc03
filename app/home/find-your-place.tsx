import type { ReactNode } from "react";
import type { Strand } from "#app/content-loader/groups.server.ts";
import type { HomeWords } from "#app/content-loader/pages.server.ts";
import { phoneAddress } from "#app/ground/addresses.ts";
import { ofStrand, strandHeadings, strandsIn } from "#app/groups/group.ts";
import { useChurch, useWording } from "#app/site.ts";
import styles from "./find-your-place.module.css";
import { FIND_YOUR_PLACE } from "./keep-choice.ts";
import { type Chip, SeekerChoice } from "./seeker-choice.tsx";
import { AskWindow, GroupWindow, type WallGroup } from "./wall-window.tsx";

/** All groups, a window for each, filtered by who is asking. */
export function FindYourPlace({
  words,
  chips,
  groups,
}: {
  words: HomeWords["place"];
  chips: Chip[];
  groups: WallGroup[];
}) {
  const { phone } = useChurch();
  const strands = strandsIn(groups);
  return (
    <section id={FIND_YOUR_PLACE} aria-labelledby="place-heading" className={styles.band}>
      <div className={`wrap ${styles.room}`}>
        <div className={styles.wall}>
          <div className={styles.intro}>
            <h2 id="place-heading">{words.heading}</h2>
            <p className={styles.lead}>{words.lead}</p>
            {chips.length > 0 && <SeekerChoice chips={chips} />}
            <p role="status" className="visually-hidden" />
            <p className={styles.unsure}>
              {words.unsure.question} {words.unsure.answer}:{" "}
              <a href={phoneAddress(phone)}>{phone}</a>
            </p>
          </div>
          {strands.map((strand, index) => (
            <StrandWindows key={strand} strand={strand} groups={groups}>
              {index === strands.length - 1 && (
                <div className={styles.ask}>
                  <AskWindow phone={phone} words={words.unsure} />
                </div>
              )}
            </StrandWindows>
          ))}
        </div>
      </div>
    </section>
  );
}

function StrandWindows({
  strand,
  groups,
  children,
}: {
  strand: Strand;
  groups: WallGroup[];
  /** What stands after its last window. */
  children: ReactNode;
}) {
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
      {children}
    </div>
  );
}
