export const OPENS_IN_NEW_TAB = "opens-in-a-new-tab";

/** Said of every link that names it in `aria-describedby`; stands once on each page. */
export function NewTabNote() {
  return (
    <p id={OPENS_IN_NEW_TAB} hidden>
      Opens in a new tab
    </p>
  );
}
