import type { ReactNode } from "react";
import { PageStyles } from "./page-styles.tsx";
import styles from "./page-title.module.css";
import { PlasterLight } from "./plaster-light.tsx";

export function PageTitle({
  heading,
  lead,
  light,
  children,
}: {
  heading: string;
  lead: string;
  light: string;
  children?: ReactNode;
}) {
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <PlasterLight drawing={light} />
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.more}>{children}</div>}
      </div>
      <PageStyles />
    </>
  );
}

export function PageBody({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.body}`}>{children}</div>;
}
