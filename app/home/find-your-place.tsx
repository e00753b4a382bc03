import type { HomeWords } from "#app/church/home.server.ts";
import { groupByStrand } from "#app/church/strands.ts";
import { useChurch } from "#app/layout/site.ts";
import { Timed } from "#app/layout/timed.tsx";
import { groupPath, makePhoneAddress } from "#app/ui/addresses.ts";
import { Arch, Sill } from "#app/ui/arch.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { capitalise } from "#dates";
import { britishDate, shortDate } from "#time";
import styles from "./find-your-place.module.css";
import type { Wall } from "./wall.server.ts";

/** The id of the section, to which the menu leads. */
const FIND_YOUR_PLACE = "find-your-place";

type FindYourPlaceProps = {
  words: HomeWords["place"];
  groups: Wall["groups"];
  chips: Wall["chips"];
};

export function FindYourPlace({ words, chips, groups }: FindYourPlaceProps) {
  const { phone } = useChurch();
  return (
    <section
      id={FIND_YOUR_PLACE}
      aria-labelledby="place-heading"
      className={`band ${styles.ground}`}
    >
      <div className="wrap room">
        <div className={`stack stacked-in-print ${styles.wall}`}>
          <div className={styles.intro}>
            <h2 id="place-heading">Find your place</h2>
            <p className={`lead not-printed ${styles.lead}`}>{words.lead}</p>
            {chips.length > 0 && <SeekerChoice chips={chips} all={groups.length} />}
            <p className={styles.unsure}>
              {words.unsure.question} {words.unsure.answer}:{" "}
              <a href={makePhoneAddress(phone)} className="strong">
                {phone}
              </a>
            </p>
          </div>
          <div className={styles.strands}>
            {groupByStrand(groups).map(
              ({ strand, heading, groups: groupsOfStrand }, index, { length }) => (
                <div
                  key={strand}
                  data-strand={strand}
                  className={`whole seven-in-print ${strand === "young people" ? styles.young : ""}`}
                >
                  <h3 className={`level as-words ${styles.strand}`}>{heading}</h3>
                  <ul className={styles.windows}>
                    {groupsOfStrand.map((group) => (
                      <GroupWindow key={group.slug} group={group} />
                    ))}
                  </ul>
                  {index === length - 1 && <ClearWindow unsure={words.unsure} />}
                </div>
              ),
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** A window of the wall: the group, who it is for, and when it meets next. */
function GroupWindow({ group }: { group: Wall["groups"][number] }) {
  const { slug, name, who, picture, dates } = group;
  return (
    <li data-for={group.for.join(" ")} className={`whole ${styles.window}`}>
      <a href={groupPath(slug)} className={`plain balanced ${styles.link}`}>
        <Sill className={styles.sill}>
          <Arch frame="stone">
            <Drawing src={picture} size={[400, 560]} className="glass" />
          </Arch>
        </Sill>
        <b>{name}</b>
        <small>{who}</small>
        <small className={`strong ${styles.day}`}>
          {dates.map(({ day, weekday, ...span }) => (
            <Timed key={span.until} {...span}>
              {day ? <span className="needs-clock">Next: </span> : weekday}
              {/* Eyes get the short form of the date, screen readers the whole of it. */}
              {day && <span aria-hidden>{shortDate(day)}</span>}
              {day && <span className="visually-hidden">{britishDate(day)}</span>}
            </Timed>
          ))}
        </small>
      </a>
    </li>
  );
}

/** The last window of the wall, of clear glass, for those who do not know which is theirs: it rings the office. */
function ClearWindow({ unsure }: Pick<HomeWords["place"], "unsure">) {
  const { phone } = useChurch();
  return (
    <div data-for="" className={styles.ask}>
      <a href={makePhoneAddress(phone)} className={`plain balanced ${styles.link}`}>
        <Sill className={styles.sill}>
          <Arch frame="stone">
            <Arch frame="lead" className={styles.clear}>
              ?
            </Arch>
          </Arch>
        </Sill>
        <b>{unsure.question}</b>
        <small>{unsure.answer}</small>
      </a>
    </div>
  );
}

type SeekerChoiceProps = {
  chips: Wall["chips"];
  /** How many groups there are. */
  all: number;
};

/** CSS alone hides the windows of other groups (`:has([value]:checked)` and `data-for`), so it works without JavaScript. */
function SeekerChoice({ chips, all }: SeekerChoiceProps) {
  return (
    <fieldset className={`beside ${styles.choices} not-printed`}>
      <legend className="visually-hidden">Who is it for?</legend>
      <label className={`tap ${styles.choice}`}>
        <input type="radio" name="seeker" value="" defaultChecked />
        Everyone
        <GroupCount count={all} />
      </label>
      {chips.map(({ index, name, count }) => (
        <label key={index} className={`tap ${styles.choice}`}>
          <input type="radio" name="seeker" value={index} />
          {capitalise(name)}
          <GroupCount count={count} />
        </label>
      ))}
    </fieldset>
  );
}

/** Says to screen readers how many windows a chip shows, which eyes see. */
function GroupCount({ count }: { count: number }) {
  return <span className="visually-hidden">{` ${count} ${count === 1 ? "group" : "groups"}`}</span>;
}
