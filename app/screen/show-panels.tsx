import { badgeWords } from "#app/events/event.ts";
import { EventName } from "#app/events/parts/event-badge.tsx";
import { isOff, type Line } from "#app/this-week/week.ts";
import { britishDate, clockRange } from "#app/time/written-times.ts";
import styles from "./foyer-screen.module.css";
import type { Moment, Panel } from "./panels.ts";

/** A panel under its heading. Only one that is too long for the screen is broken, between its lines. */
export function ShownPanel({ panel }: { panel: Panel }) {
  const id = panel.title.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={id} className={styles.panel} data-kind={panel.kind}>
      <h2 id={id}>{panel.title}</h2>
      {panel.kind === "moments" && panel.shown.map((one) => <AtOnce key={one.label} {...one} />)}
      {panel.kind === "days" &&
        panel.shown.map(({ day, lines }) => (
          <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
            <h3 id={`day-${day}`}>{britishDate(day)}</h3>
            <ul>
              {lines.map((line) => (
                <Row key={line.key} line={line} />
              ))}
            </ul>
          </section>
        ))}
      {panel.kind === "words" &&
        panel.shown.map((words) => (
          <p key={words} className={styles.said}>
            {words}
          </p>
        ))}
    </section>
  );
}

/** The first of what is on or begins at one time in large letters, and what else there is. */
function AtOnce({ label, lines: [first, ...others], when }: Moment) {
  if (!first) return null;
  return (
    <div className={styles.moment}>
      <p>
        <b>{label}</b>
      </p>
      <p className={styles.name}>
        <EventName name={first.name} badge={null} />
      </p>
      <p key={when}>{[when, detailsOf(first)].filter(Boolean).join(" · ")}</p>
      {others.length > 0 && (
        <p>{`${label === "Next" ? "And" : "Also"}: ${others.map(({ name }) => name).join(", ")}`}</p>
      )}
    </div>
  );
}

function Row({ line }: { line: Line }) {
  const { clock, name } = line;
  return (
    <li className={styles.row}>
      <span className={styles.clock}>{clock}</span>{" "}
      <span>
        <b>
          <EventName name={name} badge={isOff(line) ? "cancelled" : null} />
        </b>{" "}
        {detailsOf(line)}
      </span>
    </li>
  );
}

/** Where it is, unless it is off, and what is not as usual. */
function detailsOf(line: Line): string {
  const { badge, notes, where, sections } = line;
  const parts = sections.map(({ name, from, to }) => `${name} ${clockRange(from, to)}`);
  const said = badge && badge !== "off" && notes.length === 0 ? [badgeWords[badge]] : [];
  return [...said, ...(isOff(line) ? [] : [where, ...parts]), ...notes].filter(Boolean).join(" · ");
}
