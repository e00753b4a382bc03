import type { ReactNode } from "react";
import { findSignUpForm } from "#app/church/church-suite.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { EmbeddedForm } from "#app/layout/embedded-form.tsx";
import { PageOpening } from "#app/layout/page-head.tsx";
import { useSite } from "#app/layout/site.ts";
import { EmailLink, PhoneLink } from "#app/ui/links.tsx";
import { MarkdownText } from "#app/ui/markdown-text.tsx";
import { PageBody } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/get-involved";
import styles from "./get-involved.module.css";

export function loader() {
  const church = thisChurch();
  return { words: church.pages["get-involved"], form: findSignUpForm(church) };
}

export default function GetInvolved({ loaderData: { words, form } }: Route.ComponentProps) {
  const note = <MarkdownText text={words.text} />;
  return (
    <>
      <PageOpening page="get-involved" words={words} />
      <PageBody>
        {form ? (
          <EmbeddedForm address={form}>{note}</EmbeddedForm>
        ) : (
          <ReachOffice>{note}</ReachOffice>
        )}
      </PageBody>
    </>
  );
}

/** Stands in the place of a form: how to ring or write to the church office, and when it is open. */
function ReachOffice({ children }: { children: ReactNode }) {
  const { phone, email, office } = useSite().church;
  return (
    <div className={`stack ${styles.office}`}>
      <div className={`stack card ${styles.ways}`}>
        <h2>Ring or write to us</h2>
        <PhoneLink phone={phone} />
        <EmailLink email={email} />
        {office && <p className="tap strong">Office open {office}</p>}
      </div>
      <div className="stack">{children}</div>
    </div>
  );
}
