import { useContext, useEffect, useRef, useState } from "react";
import type { ChurchEvent } from "#app/events/event.ts";
import { MIDDLE } from "#app/styles/breakpoints.ts";
import { EventGroups } from "./event-group.tsx";
import styles from "./event-picture.module.css";
import { windowFor } from "./event-window.ts";

// On telephones the picture is 100vw wide; 50vw halves the download, and their screens hide the loss.
const SIZES = `${MIDDLE} 23rem, 50vw`;

/**
 * An event's picture or, where it has none or it fails to load, a stained-glass window in a dark room: its
 * group's or one of the site's own. On telephones it may be `smallOnPhones`.
 */
export function EventPicture({
  event,
  smallOnPhones = false,
}: {
  event: ChurchEvent;
  smallOnPhones?: boolean;
}) {
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
        sizes={SIZES}
        alt=""
        width={1024}
        height={640}
        loading="lazy"
        className={styles.photo}
        onError={() => setBrokenUrl(pictureUrl)}
      />
    );
  }
  const { kind, full, small } = windowFor(event, group);
  return (
    <span className={styles.room} data-kind={kind}>
      <picture>
        {smallOnPhones && <source media="(max-width: 47.99rem)" srcSet={small} />}
        <img src={full} alt="" width={400} height={560} loading="lazy" />
      </picture>
    </span>
  );
}
