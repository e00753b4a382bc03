import mark from "#app/generated/looks/logo.svg?url";
import markOnDark from "#app/generated/looks/logo-on-dark.svg?url";
import { useSite } from "#app/site.ts";
import styles from "./logo.module.css";

// In pixels, beside a height of 40.
const DRAWN_LOGO = 32;
const HAS_NAME_IN_IT = 64; // as a rule

export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { logo } = useSite().church;
  const widthOnLight = logo.width ?? DRAWN_LOGO;
  const widthOnDark = logo.widthOnDark ?? widthOnLight;
  const widthClass = widthOnLight > HAS_NAME_IN_IT ? styles.wide : "";
  const isForLightAlone = logo.file && !logo["on-dark"];
  const plate = onDark ? styles.plate : styles["night-plate"];
  return (
    <a href="/" className={`level ${styles.logo} ${onDark ? styles["on-dark"] : widthClass}`}>
      <picture>
        {!onDark && (
          <source
            media="screen and (prefers-color-scheme: dark)"
            srcSet={markOnDark}
            width={widthOnDark}
            height={40}
          />
        )}
        <img
          src={onDark ? markOnDark : mark}
          alt=""
          width={onDark ? widthOnDark : widthOnLight}
          height={40}
          className={isForLightAlone ? plate : undefined}
          loading={onDark ? "lazy" : "eager"}
        />
      </picture>
      <span>
        {logo.first} {logo.second && <small>{logo.second}</small>}
      </span>
    </a>
  );
}
