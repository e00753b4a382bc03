import light from "#app/art/drawn/light/giving.svg?url";
import { sharingPicture } from "#app/art/sharing.server.ts";
import { readChurch } from "#app/content/church.server.ts";
import { givingLogIn } from "#app/content/church-suite.server.ts";
import { readGiving } from "#app/content/pages.server.ts";
import { PageHead } from "#app/frame/page-head.tsx";
import { GivingSteps } from "#app/giving/giving-steps.tsx";
import { NeedHelp } from "#app/giving/need-help.tsx";
import { OutsideButton } from "#app/ui/outside-button.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import type { Route } from "./+types/giving";
import styles from "./giving.module.css";

export function loader() {
  return {
    words: readGiving(),
    picture: sharingPicture("giving"),
    logIn: givingLogIn(),
    phone: readChurch().phone,
  };
}

export default function Giving({
  loaderData: { words, picture, logIn, phone },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead {...words} picture={picture} />
      <PageTitle heading={words.heading} lead={words.lead} light={light}>
        <OutsideButton href={logIn} look="gold">
          {words.button}
        </OutsideButton>
      </PageTitle>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <GivingSteps steps={words.steps} />
          <div className={styles.more}>
            <ProseText prose={words.more} />
          </div>
        </div>
        <NeedHelp help={words.help} phone={phone} />
      </div>
    </>
  );
}
