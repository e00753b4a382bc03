import type { ReactNode } from "react";
import type { Group, Strand } from "#app/content-loader/groups.server.ts";
import type { HomeWords } from "#app/content-loader/pages.server.ts";
import { groupPath, phoneAddress } from "#app/ground/addresses.ts";
import { ofStrand, strandHeadings, strandsIn } from "#app/groups/group.ts";
import type { Dates } from "#app/meetings/meeting.ts";
import { useChurch, useWording } from "#app/site.ts";
import { capital } from "#app/time/meeting-words.ts";
import styles from "./find-your-place.module.css";
import { chipSlug, FIND_YOUR_PLACE, NOT_IN_SLUG } from "./persist-chip.ts";

/** A chip of home.md that is in use: its index there, and how many groups are for whom it names. */
export type Chip = { index: number; name: string; groups: number };

/** `picture` is the address of the group's window, `weekday` such as "Tuesdays". */
export type WallGroup = Pick<Group, "slug" | "name" | "strand" | "who"> & {
  /** The indices of the chips it is for. */
  for: number[];
  picture: string;
  dates: Dates;
  weekday: string;
};

// The same on every page, so that a Content-Security-Policy can name its hash.
const ADOPT_CHOICE = `{
  const asked = new URLSearchParams(location.search).get("for") || "";
  const slug = asked.toLowerCase().replace(${NOT_IN_SLUG}, "-");
  for (const input of document.currentScript.previousElementSibling.elements) {
    if (slug && input.dataset.slug === slug) input.checked = true;
  }
}`;

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
    <section
      id={FIND_YOUR_PLACE}
      aria-labelledby="place-heading"
      className={`band ${styles.ground}`}
    >
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
    <div data-strand={strand} className={isYoung ? styles.young : styles.activities}>
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

/**
 * CSS does the filtering (`:has([value]:checked)` and `data-for`), so that it works without JavaScript,
 * and persist-chip.ts the rest. What the address asks for is chosen before anything is drawn.
 */
function SeekerChoice({ chips }: { chips: Chip[] }) {
  const everyone = useWording()("home.everyone");
  return (
    <>
      <fieldset className={`${styles.choices} not-printed`}>
        <legend className="visually-hidden">Who is it for?</legend>
        <label className={styles.choice}>
          <input type="radio" name="seeker" value="" data-slug="" defaultChecked />
          {capital(everyone)}
        </label>
        {chips.map(({ index, name, groups }) => (
          <label key={index} className={styles.choice}>
            <input
              type="radio"
              name="seeker"
              value={index}
              data-slug={chipSlug(name)}
              data-groups={`${groups} ${groups === 1 ? "group" : "groups"} for ${name}`}
            />
            {capital(name)}
          </label>
        ))}
      </fieldset>
      <script>{ADOPT_CHOICE}</script>
    </>
  );
}

function GroupWindow({ group }: { group: WallGroup }) {
  return (
    <a href={groupPath(group.slug)} className={styles.link}>
      <span className={styles.stone}>
        <img src={group.picture} alt="" width={400} height={560} loading="lazy" />
      </span>
      <b>{group.name}</b>
      <small>{group.who}</small>
      <small className={styles.day} data-next="window" data-dates={JSON.stringify(group.dates)}>
        {group.weekday}
      </small>
    </a>
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
