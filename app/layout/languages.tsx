import type { ReactNode } from "react";
import type { OwnPageLink } from "#app/church/own-pages.server.ts";
import { LinkList } from "#app/ui/links.tsx";
import styles from "./languages.module.css";
import { useChurch } from "./site.ts";

const ENGLISH = "en-GB";

type InLanguageProps = {
  /** The page's language; undefined if it is English, as the rest of the site. */
  language:
    | {
        /** "uk", "ar" */
        lang: string;
        /** The direction in which it is written. */
        dir: "ltr" | "rtl";
      }
    | undefined;
  children: ReactNode;
};

/** Marks the language of a page, so that screen readers read it out in that language and it is written in its direction. */
export function InLanguage({ language, children }: InLanguageProps) {
  if (!language) return children;
  return (
    <div lang={language.lang} dir={language.dir}>
      {children}
    </div>
  );
}

type WelcomesProps = {
  /** The links to welcomes, each with its title in its own language. English has no `lang`. */
  welcomes: OwnPageLink[];
};

/** Links, for search engines, to the same welcome in all its languages. */
export function AlternateLanguages({ welcomes }: WelcomesProps) {
  const { website } = useChurch();
  return welcomes.map(({ to, lang = ENGLISH }) => (
    <link key={to} rel="alternate" hrefLang={lang} href={new URL(to, website).href} />
  ));
}

/** Links, at the foot of every page, to welcomes in other languages; nothing if there are none. */
export function InOtherLanguages({ welcomes }: WelcomesProps) {
  if (welcomes.length === 0) return null;
  return (
    <div className={`beside level ${styles.others} not-printed`}>
      <p>In other languages:</p>
      <LinkList links={welcomes} className={`beside level ${styles.others}`} />
    </div>
  );
}
