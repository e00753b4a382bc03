import { Link } from "react-router";
import mark from "#app/assets/logo.svg?url";
import markOnDark from "#app/assets/logo-on-dark.svg?url";
import { useChurch } from "#app/site.ts";
import styles from "./logo.module.css";

export function Logo({ onDark = false, onClick }: { onDark?: boolean; onClick?: () => void }) {
  const { logo } = useChurch();
  return (
    <Link
      to="/"
      viewTransition
      className={`${styles.logo} ${onDark ? styles["on-dark"] : ""}`}
      onClick={onClick}
    >
      <img
        src={onDark ? markOnDark : mark}
        alt=""
        width={32}
        height={40}
        loading={onDark ? "lazy" : "eager"}
      />
      <span>
        {logo.first} {logo.second && <small>{logo.second}</small>}
      </span>
    </Link>
  );
}
