import { britishDateAndYear } from "#app/time/written-times.ts";
import { wordsForPulpit } from "./pulpit-words.ts";
import { spokenDay } from "./spoken.ts";
import { useWeek, type WeekFacts } from "./use-week.ts";
import styles from "./week-sheet.module.css";

/** The week to be read aloud in church, from the same facts as all else. */
export function PulpitSheet(facts: WeekFacts) {
  const { first, days, said, diary } = useWeek(facts);
  const { unusual, days: sentences } = wordsForPulpit({ days, notices: said });
  const readOn = diary.state === "loaded" ? first : diary.copy?.day;
  return (
    <div className={styles.aloud}>
      <h2>{`The week from ${spokenDay(first)}`}</h2>
      {[...unusual, ...sentences].map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>
        <small>
          {facts.feed && !readOn
            ? "Without the church diary, which could not be read."
            : `As it stood on ${britishDateAndYear(readOn ?? first)}.`}
        </small>
      </p>
    </div>
  );
}
