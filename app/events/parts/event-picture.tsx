import { useEffect, useRef, useState } from "react";
import type { ChurchEvent } from "#app/events/event.ts";
import styles from "./event-picture.module.css";
import { windowFor } from "./event-window.ts";

const grounds = { wall: styles.wall, pool: styles.pool };

// Half a telephone's width is said, for a picture as wide as it: beyond that a visitor pays for
// sharpness that nobody sees.
const SHARP_ENOUGH = "(min-width: 48rem) 23rem, 50vw";

/**
 * An event's picture. Where it has none, or none that loads, a window: in daylight on a wall, or lit
 * in a pool of its own colour.
 */
export function EventPicture({
  event,
  ground,
}: {
  event: ChurchEvent;
  ground: keyof typeof grounds;
}) {
  const { pictureUrl, pictureWidths } = event;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const photo = useRef<HTMLImageElement>(null);

  // Reaches outside React: a picture may have failed before the script was there to hear of it.
  useEffect(() => {
    if (photo.current?.complete && photo.current.naturalWidth === 0) setBrokenUrl(pictureUrl);
  }, [pictureUrl]);

  if (pictureUrl && pictureUrl !== brokenUrl) {
    return (
      <img
        ref={photo}
        src={pictureUrl}
        srcSet={pictureWidths}
        sizes={SHARP_ENOUGH}
        alt=""
        width={1024}
        height={640}
        loading="lazy"
        className={styles.photo}
        onError={() => setBrokenUrl(pictureUrl)}
      />
    );
  }
  const { kind, full, small } = windowFor(event);
  return (
    <span className={grounds[ground]} data-kind={kind}>
      <picture>
        {ground === "wall" && <source media="(max-width: 47.99rem)" srcSet={small} />}
        <img src={full} alt="" width={400} height={560} loading="lazy" />
      </picture>
    </span>
  );
}
