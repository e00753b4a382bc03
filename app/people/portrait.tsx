import { MIDDLE, WIDE } from "#app/styles/breakpoints.ts";
import { Arch, Sill } from "#app/ui/arch.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import type { FaceFacts, Likeness } from "./person.ts";
import styles from "./portrait.module.css";

// Wide screens have four portraits in a row, telephones have two.
const SIZES_IN_ROW = `${WIDE} 300px, ${MIDDLE} 24vw, 45vw`;

type PortraitProps = {
  likeness: Likeness;
  /** How wide it is shown, as in the attribute of HTML; without it as wide as in a row. */
  sizes?: string;
};

/** Somebody in an arch: their photo, or a window with their initials. */
export function Portrait({ likeness, sizes = SIZES_IN_ROW }: PortraitProps) {
  return (
    <Sill>
      <Arch frame="lead" className={styles.portrait}>
        {"photo" in likeness ? (
          <ResponsivePhoto photo={likeness.photo} sizes={sizes} />
        ) : (
          <Drawing src={likeness.initialsWindow} size={[300, 375]} />
        )}
      </Arch>
    </Sill>
  );
}

/** Somebody in a small arch beside their name: their photo, or their initials. */
export function Face({ photo, initials }: FaceFacts) {
  return (
    <Arch frame="lead" className={`${styles.face} not-printed`}>
      {photo ? (
        // The name stands beside it, so the photo itself says nothing to screen readers.
        <ResponsivePhoto photo={{ ...photo, alt: "" }} sizes="66px" />
      ) : (
        <span aria-hidden="true">{initials}</span>
      )}
    </Arch>
  );
}
