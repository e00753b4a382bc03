import { useLocation } from "react-router";
import dusk from "#app/assets/dusk.svg?url";
import hills from "#app/assets/hills.svg?url";
import styles from "./hills-foot.module.css";

/** The hills that every page ends on, with the meeting-house; on the home page night has fallen. */
export function HillsFoot() {
  const isHome = useLocation().pathname === "/";
  return (
    <img
      src={isHome ? dusk : hills}
      alt=""
      width={isHome ? 1920 : 1600}
      height={190}
      loading="lazy"
      className={isHome ? styles.dusk : styles.hills}
    />
  );
}
