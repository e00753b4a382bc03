import { readGetInvolved } from "#app/content-loader/pages.server.ts";
import { signUpForm } from "#app/events/church-suite.server.ts";
import { ReachOffice } from "#app/get-involved/reach-office.tsx";
import { PageOpening } from "#app/layout/page-head.tsx";
import { EmbeddedForm } from "#app/ui/embedded-form.tsx";
import { PageBody } from "#app/ui/page-title.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import type { Route } from "./+types/get-involved";

export function loader() {
  return { words: readGetInvolved(), form: signUpForm() };
}

export default function GetInvolved({ loaderData: { words, form } }: Route.ComponentProps) {
  const note = <ProseText prose={words.note} />;
  return (
    <>
      <PageOpening page="get-involved" words={words} />
      <PageBody>
        {form ? (
          <EmbeddedForm address={form} words={words.form}>
            {note}
          </EmbeddedForm>
        ) : (
          <ReachOffice>{note}</ReachOffice>
        )}
      </PageBody>
    </>
  );
}
