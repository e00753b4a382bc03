import type { ReactNode } from "react";
import button from "./button.module.css";
import { Drawing } from "./drawing.tsx";
import styles from "./page-title.module.css";

const lights = import.meta.glob<string>("../assets/light/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export type Title = {
  heading: string;
  lead: string;
  light: string;
  /** A link in the line of the heading. */
  beside?: ReactNode;
  children?: ReactNode;
};

export function PageTitle({ heading, lead, light, beside, children }: Title) {
  return (
    <div className={`wrap ${styles.head}`}>
      <PlasterLight light={light} />
      <div className={`side-by-side ${styles.line}`}>
        <h1 tabIndex={-1}>{heading}</h1>
        {beside}
      </div>
      <p className="lead">{lead}</p>
      {children && <div className={`side-by-side ${button.row}`}>{children}</div>}
    </div>
  );
}

export function PageBody({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.body}`}>{children}</div>;
}

/** Coloured light on the wall behind the head of a page; purely decorative. */
export function PlasterLight({ light }: { light: string }) {
  const drawing = lights[`../assets/light/${light}.svg`];
  if (!drawing) throw new Error(`There is no light app/assets/light/${light}.svg`);
  return (
    <Drawing
      isAboveFold
      src={drawing}
      size={[900, 560]}
      className={`thrown ${styles.light} not-printed`}
    />
  );
}
