import { Fragment, type ReactNode } from "react";
import { useMatches } from "react-router";
import { useSite } from "#app/site.ts";
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
    <>
      <div className={`wrap ${styles.head}`}>
        <PlasterLight light={light} />
        <div className={`side-by-side ${styles.line}`}>
          <h1 tabIndex={-1}>{heading}</h1>
          {beside}
        </div>
        <p className="lead">{lead}</p>
        {children && <div className={`side-by-side ${button.row}`}>{children}</div>}
      </div>
      <PageStyles />
    </>
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

/** The page’s own style sheet, where the first view ends, so that a browser draws what is above without it. */
export function PageStyles() {
  const { sheets } = useSite();
  const { id = "" } = useMatches().at(-1) ?? {};
  return sheets[id]?.map((sheet) => (
    <Fragment key={sheet}>
      <link rel="stylesheet" href={sheet} />
      {/* A script waits for the sheet before it: without one Firefox would draw what follows with no style. */}
      <script> </script>
    </Fragment>
  ));
}

/** Fetches the style of a page, by its route's id, while the browser is idle, where a visitor is about to open it. */
export function StylesBeforehand({ route }: { route: string }) {
  const { sheets } = useSite();
  return sheets[route]?.map((sheet) => <link key={sheet} rel="prefetch" href={sheet} />);
}
