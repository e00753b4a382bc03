import { CalendarPlus, ChevronDown } from "lucide-react";
import button from "#app/ui/button.module.css";
import { ExternalLink } from "#app/ui/links.tsx";
import styles from "./calendar-choices.module.css";

/** A calendar program that visitors may have. */
type CalendarChoice = {
  /** "Google Calendar" */
  name: string;
  /** What else there is to know, in a word or two: ".ics file". */
  remark?: string;
  /** A file of this site, or the address of the program. */
  href: string;
};

type CalendarChoicesProps = {
  /** The words of the control. */
  label: string;
  /** Whether it is the most important button of its page. */
  isGold?: boolean;
  choices: CalendarChoice[];
};

/** Ways to have dates in one's own calendar, folded behind one control. */
export function CalendarChoices({ label, isGold = false, choices }: CalendarChoicesProps) {
  return (
    <details className={`${styles.calendars} not-printed`}>
      <summary
        className={`${button.button} ${isGold ? button.gold : button.outline} ${styles.fold}`}
      >
        <CalendarPlus aria-hidden /> {label} <ChevronDown className="turns" aria-hidden />
      </summary>
      <ul className={`ruled ${styles.choices}`}>
        {choices.map((choice) => (
          <li key={choice.name}>
            <ChoiceLink {...choice} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ChoiceLink({ name, remark, href }: CalendarChoice) {
  const words = (
    <span>
      {name} {remark && <small>({remark})</small>}
    </span>
  );
  if (href.startsWith("https:")) {
    return (
      <ExternalLink href={href} className={`level ${styles.choice}`}>
        {words}
      </ExternalLink>
    );
  }
  return (
    <a href={href} download={href.startsWith("/")} className={`level ${styles.choice}`}>
      {words}
    </a>
  );
}
