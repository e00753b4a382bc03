import { startTransition, useEffectEvent, useLayoutEffect, useOptimistic, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useWording } from "#app/site.ts";
import { capital } from "#app/time/meeting-words.ts";
import { useMinute } from "#app/time/use-church-time.ts";
import { chipSlug } from "./chip-slug.ts";
import styles from "./seeker-choice.module.css";

/** The id of the section that the choice is made in. */
export const FIND_YOUR_PLACE = "find-your-place";

/** The index of the chip that the address names, as in ?for=primary; undefined for everyone. */
export function useChoice(chips: number[], names: string[]): number | undefined {
  const { search } = useLocation();
  // The prerendered HTML is for everyone, and hydration has to match it.
  const isHydrating = useMinute() === null;
  const asked = new URLSearchParams(search).get("for");
  if (isHydrating || asked === null) return undefined;
  return chips.find((index) => chipSlug(names[index] ?? "") === chipSlug(asked));
}

/**
 * Puts the choice into the address. CSS does the filtering (`:has([value]:checked)` and `data-for`), so
 * that it works without JavaScript.
 */
export function SeekerChoice({
  chips,
  names,
  choice,
}: {
  /** The indices of the chips in use. */
  chips: number[];
  names: string[];
  choice: number | undefined;
}) {
  const everyone = useWording()("Everyone");
  const navigate = useNavigate();
  const fieldset = useRef<HTMLFieldSetElement>(null);

  // The chip must not wait for the router.
  const [checked, check] = useOptimistic(choice);

  function choose(index: number | undefined) {
    const name = index === undefined ? undefined : names[index];
    const search = name === undefined ? "" : `?for=${encodeURIComponent(chipSlug(name))}`;
    startTransition(async () => {
      check(index);
      await navigate({ search, hash: FIND_YOUR_PLACE }, { replace: true });
    });
  }

  const adoptEarlyChoice = useEffectEvent(() => {
    const value = fieldset.current?.querySelector<HTMLInputElement>(":checked")?.value;
    if (value && Number(value) !== choice) choose(Number(value));
  });

  // Reaches outside React: the visitor may have chosen before hydration.
  useLayoutEffect(() => adoptEarlyChoice(), []);

  return (
    <fieldset ref={fieldset} className={styles.choices}>
      <legend className="visually-hidden">Who is it for?</legend>
      {[undefined, ...chips].map((index) => (
        <label key={index ?? ""} className={styles.choice}>
          <input
            type="radio"
            name="seeker"
            value={index ?? ""}
            checked={index === checked}
            onChange={() => choose(index)}
          />
          {capital(index === undefined ? everyone : (names[index] ?? ""))}
        </label>
      ))}
    </fieldset>
  );
}
