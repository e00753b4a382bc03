import type { Seeker } from "#app/content-loader/groups.server.ts";
import styles from "./seeker-choice.module.css";

export type Choice = Seeker | "everyone";

const names = {
  everyone: "Everyone",
  "0 to 3": "0 to 3",
  primary: "Primary",
  teens: "Teens",
  adults: "Adults",
  "60 and over": "60 and over",
} satisfies Record<Choice, string>;

const choices = Object.entries(names) as [Choice, string][];

/** Who is asking. The style sheet of the band does the narrowing, so that it works without the script. */
export function SeekerChoice({ onChoose }: { onChoose: (choice: Choice) => void }) {
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
            onChange={() => onChoose(value)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
