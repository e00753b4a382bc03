import { wordsForPulpit } from "./pulpit-words.ts";
import { spokenDay } from "./spoken.ts";
import { paperWords, useWeek, type WeekFacts } from "./use-week.ts";
import styles from "./week-sheet.module.css";

/** The week to be read aloud in church, from the same facts as all else. */
export function PulpitSheet(facts: WeekFacts) {
  const { first, days, said, diary } = useWeek(facts);
  const { unusual, days: sentences } = wordsForPulpit({ days, notices: said });
  return (
    <div className={styles.aloud}>
      <h2>{`The week from ${spokenDay(first)}`}</h2>
      {[...unusual, ...sentences].map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>
        <small>{paperWords(diary, first)}</small>
      </p>
    </div>
  );
}
