import mark from "#app/assets/logo.svg?url";
import markOnDark from "#app/assets/logo-on-dark.svg?url";
import { NIGHT } from "#app/styles/breakpoints.ts";
import { ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import styles from "./logo.module.css";
import { useSite } from "./site.ts";

type LogoProps = {
  /** Whether it stands on a dark band, as in the footer; elsewhere the visitor's scheme decides. */
  onDark?: boolean;
};

/** The church's name beside its own picture, or beside the site's mark. */
export function Logo({ onDark = false }: LogoProps) {
  const { church, logoPicture } = useSite();
  const { first, second } = church.logo;
  return (
    <a href="/" className={`level ${styles.logo} ${onDark ? styles["on-dark"] : ""}`}>
      {logoPicture ? (
        <ResponsivePhoto
          photo={logoPicture}
          sizes="40px"
          isAboveFold={!onDark}
          className={styles.own}
        />
      ) : (
        <Mark onDark={onDark} />
      )}
      <span>
        {first} {second && <small>{second}</small>}
      </span>
    </a>
  );
}

function Mark({ onDark }: { onDark: boolean }) {
  return (
    <picture>
      {!onDark && <source media={NIGHT} srcSet={markOnDark} width={32} height={40} />}
      <img
        src={onDark ? markOnDark : mark}
        alt=""
        width={32}
        height={40}
        loading={onDark ? "lazy" : "eager"}
      />
    </picture>
  );
}
