import { Link } from "react-router";
import mark from "#app/art/drawn/logo.svg?url";
import markOnDark from "#app/art/drawn/logo-on-dark.svg?url";
import styles from "./logo.module.css";
import { useChurch } from "./use-site.ts";

/** The house mark and the church's name, a link to the home page. */
export function Logo({ onDark = false, onChoose }: { onDark?: boolean; onChoose?: () => void }) {
  const { logo } = useChurch();
  return (
    <Link
      to="/"
      viewTransition
      className={`${styles.logo} ${onDark ? styles["on-dark"] : ""}`}
      onClick={onChoose}
    >
      <img
        src={onDark ? markOnDark : mark}
        alt=""
        width={32}
        height={40}
        loading={onDark ? "lazy" : "eager"}
      />
      <span>
        {logo.first} <small>{logo.second}</small>
      </span>
    </Link>
  );
}
