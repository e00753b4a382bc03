import { useWording } from "#app/site.ts";
import { capital } from "#app/time/meeting-words.ts";
import { chipSlug, NOT_IN_SLUG } from "./chip-slug.ts";
import styles from "./seeker-choice.module.css";

/** A chip of home.md that is in use: its index there, and how many groups are for whom it names. */
export type Chip = { index: number; name: string; groups: number };

// The same on every page, so that a Content-Security-Policy can name its hash.
const ADOPT_CHOICE = `{
  const asked = new URLSearchParams(location.search).get("for") || "";
  const slug = asked.toLowerCase().replace(${NOT_IN_SLUG}, "-");
  for (const input of document.currentScript.previousElementSibling.elements) {
    if (slug && input.dataset.slug === slug) input.checked = true;
  }
}`;

/**
 * CSS does the filtering (`:has([value]:checked)` and `data-for`), so that it works without JavaScript,
 * and keep-choice.ts the rest. What the address asks for is chosen before anything is drawn.
 */
export function SeekerChoice({ chips }: { chips: Chip[] }) {
  const everyone = useWording()("Everyone");
  return (
    <>
      <fieldset className={styles.choices}>
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
