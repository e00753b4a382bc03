import { useContext, useEffect, useRef, useState } from "react";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import { chooseDrawing, findKind } from "#app/events/parts/default-picture.ts";
import { MIDDLE } from "#app/styles/breakpoints.ts";
import "#app/styles/event-kinds.css";
import { EventGroups } from "./event-facts.tsx";
import styles from "./event-picture.module.css";

// On telephones the picture of a card is 100vw wide; 50vw halves the download, and their screens hide the loss.
const SIZES = { card: `${MIDDLE} 23rem, 50vw`, window: `${MIDDLE} 60rem, 14rem` };

type EventPictureProps = {
  event: Occurrence;
  /** Whether telephones show it so small that they need the simpler drawing. */
  smallOnPhones?: boolean;
  /** Whether it stands on a card or in the window of a page. */
  at?: keyof typeof SIZES;
};

/**
 * An event's picture. If it has none, or if it fails to load, it is a stained-glass window in a dark room: that of its
 * group, or one of the site's own. In the `window` at the head of a page it is fetched at once.
 */
export function EventPicture({ event, smallOnPhones, at = "card" }: EventPictureProps) {
  const { pictureUrl, pictureWidths } = event;
  const group = useContext(EventGroups)(event);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const photo = useRef<HTMLImageElement>(null);

  // Reaches outside React: the picture may have failed before hydration, when onError was not attached.
  useEffect(() => {
    if (photo.current?.complete && photo.current.naturalWidth === 0) setBrokenUrl(pictureUrl);
  }, [pictureUrl]);

  if (pictureUrl && pictureUrl !== brokenUrl) {
    return (
      <img
        ref={photo}
        src={pictureUrl}
        srcSet={pictureWidths}
        sizes={SIZES[at]}
        alt=""
        width={1024}
        height={640}
        loading={at === "card" ? "lazy" : "eager"}
        className={styles.photo}
        onError={() => setBrokenUrl(pictureUrl)}
      />
    );
  }
  const kind = findKind(event.category);
  const { full, small } = group ?? chooseDefaultPicture(event.name, kind);
  return (
    <span className={styles.room} data-kind={kind}>
      <picture>
        {smallOnPhones && <source media="(max-width: 47.99rem)" srcSet={small} />}
        <img src={full} alt="" width={400} height={560} loading="lazy" />
      </picture>
    </span>
  );
}

const drawings = import.meta.glob<string>("./*.svg", {
  base: "../../assets/quiet",
  eager: true,
  query: "?url",
  import: "default",
});

/** The addresses of a window. */
type WindowAddresses = {
  /** Missing if there is no such drawing. */
  full: string | undefined;
  /** The simpler drawing, for sizes under 60 px. */
  small: string | undefined;
};

/** Chooses one of the windows of a kind for an event without a picture. */
export function chooseDefaultPicture(name: string, kind?: string): WindowAddresses {
  const drawing = `./${chooseDrawing(name, kind)}`;
  return { full: drawings[`${drawing}.svg`], small: drawings[`${drawing}.small.svg`] };
}
