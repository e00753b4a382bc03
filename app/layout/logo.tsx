import mark from "#app/generated/looks/logo.svg?url";
import markOnDark from "#app/generated/looks/logo-on-dark.svg?url";
import widthOnDark from "#app/generated/looks/logo-on-dark-width.txt?raw";
import width from "#app/generated/looks/logo-width.txt?raw";
import { NIGHT } from "#app/styles/breakpoints.ts";
import styles from "./logo.module.css";
import { useSite } from "./site.ts";

/** The church's logo with its name. `onDark` is for dark bands, the footer; elsewhere the visitor's scheme decides. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { logo } = useSite().church;
  // Such a logo needs a light plate behind it on anything dark.
  const isForLightAlone = logo.file && !logo["on-dark"];
  const plate = onDark ? styles.plate : styles["night-plate"];
  return (
    <a href="/" className={`level ${styles.logo} ${onDark ? styles["on-dark"] : ""}`}>
      <picture>
        {!onDark && <source media={NIGHT} srcSet={markOnDark} width={widthOnDark} height={40} />}
        <img
          src={onDark ? markOnDark : mark}
          alt=""
          width={onDark ? widthOnDark : width}
          height={40}
          className={isForLightAlone ? plate : undefined}
          loading={onDark ? "lazy" : "eager"}
        />
      </picture>
      <span className={logo["has-name"] ? "visually-hidden" : undefined}>
        {logo.first} {logo.second && <small>{logo.second}</small>}
      </span>
    </a>
  );
}
