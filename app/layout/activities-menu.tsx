import { ChevronDown } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useWording } from "#app/site.ts";
import { hasModifier } from "#app/ui/has-modifier.ts";
import styles from "./activities-menu.module.css";
import { ActivitiesPanel } from "./activities-panel.tsx";
import { isPopoverOpen, useOpenOnHover } from "./use-open-on-hover.ts";

const PANEL = "activities-panel";

/**
 * A button with a popover, which works without JavaScript; the script adds opening on hover and the
 * arrow keys.
 */
export function ActivitiesMenu({ entryClass }: { entryClass: string | undefined }) {
  const wording = useWording();
  const entry = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Undefined until hydration: so long the browser exposes the state of `popoverTarget` itself.
  const [isOpen, setIsOpen] = useState<boolean>();
  const hover = useOpenOnHover(panel);
  const isCurrent = useLocation().pathname.startsWith("/activities/");

  // Reaches outside React: the panel may have been opened before hydration.
  useEffect(() => setIsOpen(isPopoverOpen(panel.current)), []);

  // Reaches outside React: notices above the header scroll away while the panel is open.
  useEffect(() => {
    if (!isOpen) return;
    const place = () => placeUnderHeader(panel.current);
    window.addEventListener("scroll", place, { passive: true });
    return () => window.removeEventListener("scroll", place);
  }, [isOpen]);

  function openFromKeyboard(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" || hasModifier(event)) return;
    event.preventDefault();
    hover.cancel();
    panel.current?.showPopover?.();
    panel.current?.querySelector("a")?.focus();
  }

  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    const isLeft = relatedTarget instanceof Node && !entry.current?.contains(relatedTarget);
    if (isLeft) panel.current?.hidePopover?.();
  }

  return (
    <li ref={entry} className={styles.entry} onBlur={closeWhenLeft} {...hover.events}>
      <button
        type="button"
        popoverTarget={PANEL}
        aria-expanded={isOpen}
        data-current={isCurrent}
        className={`${entryClass} ${styles.button}`}
        onClick={hover.keepOpen}
        onKeyDown={openFromKeyboard}
      >
        {wording("Activities")}
        <ChevronDown className={styles.chevron} aria-hidden />
      </button>
      <div
        id={PANEL}
        ref={panel}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={({ currentTarget }) => placeUnderHeader(currentTarget)}
        onToggle={({ newState }) => {
          setIsOpen(newState === "open");
          hover.recordToggle(newState === "open");
        }}
      >
        <ActivitiesPanel />
      </div>
    </li>
  );
}

/** The panel is fixed to the window, and the header is not at its top while there are notices above it. */
function placeUnderHeader(panel: HTMLElement | null): void {
  const top = panel?.closest("header")?.getBoundingClientRect().top ?? 0;
  panel?.style.setProperty("--above-header", `${top}px`);
}
