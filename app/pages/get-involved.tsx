import light from "#app/assets/light/get-involved.svg?url";
import { readGetInvolved } from "#app/content-loader/pages.server.ts";
import { signUpForm } from "#app/events/church-suite.server.ts";
import { ReachOffice } from "#app/get-involved/reach-office.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { sharingPicture } from "#app/pictures/generated.server.ts";
import { EmbeddedForm } from "#app/ui/embedded-form.tsx";
import { PageBody, PageTitle } from "#app/ui/page-title.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import type { Route } from "./+types/get-involved";

export function loader() {
  return {
    words: readGetInvolved(),
    picture: sharingPicture("get-involved"),
    form: signUpForm(),
  };
}

export default function GetInvolved({ loaderData }: Route.ComponentProps) {
  const { words, picture, form } = loaderData;
  return (
    <>
      <PageHead {...words} picture={picture} />
      <PageTitle heading={words.heading} lead={words.lead} light={light} />
      <PageBody>
        {form ? (
          <EmbeddedForm address={form} words={words.form}>
            <ProseText prose={words.note} />
          </EmbeddedForm>
        ) : (
          <ReachOffice>
            <ProseText prose={words.note} />
          </ReachOffice>
        )}
      </PageBody>
    </>
  );
}
