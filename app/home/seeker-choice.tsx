import type { Seeker } from "#app/content/groups.server.ts";
import styles from "./seeker-choice.module.css";

export type Choice = Seeker | "everyone";

const choices: { value: Choice; name: string }[] = [
  { value: "everyone", name: "Everyone" },
  { value: "0 to 3", name: "0 to 3" },
  { value: "primary", name: "Primary" },
  { value: "teens", name: "Teens" },
  { value: "adults", name: "Adults" },
  { value: "60 and over", name: "60 and over" },
];

/** Who is asking. The style sheet of the band does the narrowing, so that it works without the script. */
export function SeekerChoice({ onChoose }: { onChoose: (choice: Choice) => void }) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Who is it for?</legend>
      {choices.map(({ value, name }) => (
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
