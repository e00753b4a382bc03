import { useContext, useEffect, useRef, useState } from "react";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import { chooseDrawing, findKind } from "#app/events/parts/default-picture.ts";
import { MIDDLE } from "#app/styles/breakpoints.ts";
import styles from "./event-picture.module.css";
import { EventGroups } from "./when-and-where.tsx";

// On telephones the picture of a card is 100vw wide; 50vw halves the download, and their screens hide the loss. In a row
// the smallest file does.
const SIZES = {
  card: `${MIDDLE} 23rem, 50vw`,
  row: "72px",
  window: `${MIDDLE} 60rem, 14rem`,
};

type EventPictureProps = {
  event: Occurrence;
  /** Whether it stands on a card, in a row, or in the window of a page, where it is fetched at once. */
  at: keyof typeof SIZES;
  className?: string | undefined;
};

/**
 * An event's picture. If it has none, or if it fails to load, it is a stained-glass window: that of its group, or one of
 * the site's own. In a row, where it is small, that is the simpler drawing.
 */
export function EventPicture({ event, at, className = "" }: EventPictureProps) {
  const { pictureUrl, pictureWidths } = event;
  const group = useContext(EventGroups)(event);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);

  // Reaches outside React: the picture may have failed before hydration, when onError was not attached.
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) setBrokenUrl(pictureUrl);
  }, [pictureUrl]);

  if (pictureUrl && pictureUrl !== brokenUrl) {
    return (
      <img
        ref={picture}
        src={pictureUrl}
        srcSet={pictureWidths}
        sizes={SIZES[at]}
        alt=""
        width={1024}
        height={640}
        loading={at === "window" ? "eager" : "lazy"}
        className={`${styles.photo} ${className}`}
        onError={() => setBrokenUrl(pictureUrl)}
      />
    );
  }
  const ownOfSite = chooseDefaultPicture(event.name, findKind(event.category));
  return (
    <img
      src={group?.window ?? ownOfSite[at === "row" ? "small" : "full"]}
      alt=""
      width={400}
      height={560}
      loading="lazy"
      className={`${styles.drawing} ${className}`}
    />
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
