import { Link } from "react-router";
import mark from "#app/generated/looks/logo.svg?url";
import markOnDark from "#app/generated/looks/logo-on-dark.svg?url";
import { useChurch } from "#app/site.ts";
import styles from "./logo.module.css";

// In pixels, beside a height of 40.
const DRAWN_LOGO = 32;
const HAS_NAME_IN_IT = 64; // as a rule

export function Logo({ onDark = false, onClick }: { onDark?: boolean; onClick?: () => void }) {
  const { logo } = useChurch();
  const width = (onDark && logo.widthOnDark) || logo.width || DRAWN_LOGO;
  const widthClass = width > HAS_NAME_IN_IT ? styles.wide : "";
  const hasPlate = onDark && logo.file && !logo["on-dark"];
  return (
    <Link
      to="/"
      viewTransition
      className={`${styles.logo} ${onDark ? styles["on-dark"] : widthClass}`}
      onClick={onClick}
    >
      <img
        src={onDark ? markOnDark : mark}
        alt=""
        width={width}
        height={40}
        className={hasPlate ? styles.plate : undefined}
        loading={onDark ? "lazy" : "eager"}
      />
      <span>
        {logo.first} {logo.second && <small>{logo.second}</small>}
      </span>
    </Link>
  );
}
