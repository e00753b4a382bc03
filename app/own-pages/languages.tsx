import { Fragment, type ReactNode } from "react";
import type { OwnPage, readWelcomes } from "#app/church/own-pages.server.ts";
import { useChurch } from "#app/site.ts";
import styles from "./languages.module.css";

/** What is in the language of a page: browsers read it out as such, and write it in its direction. */
export function LanguageOf({ page, children }: { page: OwnPage["lang"]; children: ReactNode }) {
  if (!page) return children;
  return (
    <div lang={page.lang} dir={page.dir}>
      {children}
    </div>
  );
}

/** Above the text that nobody has read through whose own language it is. */
export function DraftNote({ language }: { language: string }) {
  return (
    <div lang="en-GB" dir="ltr" className="wrap">
      <p className={styles.draft}>
        This page is a draft: nobody whose own language is {language} has read it yet.
      </p>
    </div>
  );
}

type Welcomes = { welcomes: ReturnType<typeof readWelcomes>; shown: string };

/** The same welcome in the other languages, by their own names; search engines are told of all of them. */
export function InOtherLanguages({ welcomes, shown }: Welcomes) {
  const { website } = useChurch();
  return (
    <>
      {welcomes.map(({ to, lang = "en-GB" }) => (
        <link key={to} rel="alternate" hrefLang={lang} href={new URL(to, website).href} />
      ))}
      <p className="not-printed">
        {welcomes
          .filter(({ to }) => to !== shown)
          .map(({ to, name, lang = "en-GB" }, index) => (
            <Fragment key={to}>
              {index > 0 && " · "}
              <a href={to} lang={lang} hrefLang={lang} className="tap">
                {name}
              </a>
            </Fragment>
          ))}
      </p>
    </>
  );
}
