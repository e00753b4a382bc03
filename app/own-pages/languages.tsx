import { Fragment, type ReactNode } from "react";
import { useChurch } from "#app/layout/site.ts";

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

type InOtherLanguagesProps = {
  /** The links to the same welcome in all its languages, this page among them. */
  welcomes: {
    to: string;
    /** The page's title, in its own language. */
    name: string;
    /** Missing for the English page. */
    lang?: string;
  }[];
  /** The path of this page. */
  currentPath: string;
};

/** Links to the same welcome in the other languages. Search engines are told of all of them. */
export function InOtherLanguages({ welcomes, currentPath }: InOtherLanguagesProps) {
  const { website } = useChurch();
  const others = welcomes.filter(({ to }) => to !== currentPath);
  return (
    <>
      {welcomes.map(({ to, lang = "en-GB" }) => (
        <link key={to} rel="alternate" hrefLang={lang} href={new URL(to, website).href} />
      ))}
      <p className="not-printed">
        {others.map(({ to, name, lang = "en-GB" }, index) => (
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
