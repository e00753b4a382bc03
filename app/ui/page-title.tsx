import type { ReactNode } from "react";
import button from "./button.module.css";
import { Drawing } from "./drawing.tsx";
import styles from "./page-title.module.css";

const lights = import.meta.glob<string>("../assets/light/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

type PageTitleProps = {
  heading: string;
  /** The sentence under the heading. */
  lead: string;
  /** The name of the coloured light behind the heading: see `PlasterLight`. */
  light: string;
  /** A link in the line of the heading. */
  beside?: ReactNode;
  /** Buttons or links under the lead. */
  children?: ReactNode;
};

export function PageTitle({ heading, lead, light, beside, children }: PageTitleProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <PlasterLight light={light} />
      <div className={`beside ${styles.line}`}>
        <h1 tabIndex={-1}>{heading}</h1>
        {beside}
      </div>
      <p className="lead">{lead}</p>
      {children && <div className={`beside ${button.row}`}>{children}</div>}
    </div>
  );
}

export function PageBody({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.body}`}>{children}</div>;
}

/**
 * Coloured light on the wall behind the head of a page. `light` is the name of a file in app/assets/light; a page for
 * which none is drawn has that of the church's own pages.
 */
export function PlasterLight({ light }: { light: string }) {
  const drawing = lights[makeLightPath(light)] ?? lights[makeLightPath("own-page")] ?? "";
  return (
    <Drawing
      isAboveFold
      src={drawing}
      size={[900, 560]}
      className={`thrown ${styles.light} not-printed`}
    />
  );
}

function makeLightPath(light: string): string {
  return `../assets/light/${light}.svg`;
}
