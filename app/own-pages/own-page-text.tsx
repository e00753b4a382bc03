import { Fragment } from "react";
import type { OwnPage } from "#app/church/own-pages.server.ts";
import { PageBody } from "#app/ui/page-title.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import { type Photo, ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import longText from "./long-text.module.css";
import styles from "./own-page-text.module.css";

type Shown = Pick<OwnPage, "chapters"> & { photo: Photo | undefined };

/** A picture on its sill, if there is one, and the text, with its headings at its side. */
export function OwnPageText({ chapters, photo }: Shown) {
  return (
    <PageBody>
      <div className={`room ${styles.page}`}>
        {photo && (
          <ResponsivePhoto
            photo={photo}
            sizes="(min-width: 80rem) 1160px, 94vw"
            isAboveFold
            className={`${styles.photo} not-printed`}
          />
        )}
        {chapters.map(({ id, heading, prose, sections }) => {
          // What a page begins with, before its first heading, is no section.
          const Chapter = heading ? "section" : "div";
          return (
            <Chapter
              key={id ?? ""}
              aria-labelledby={id}
              className={`stacked-in-print ${longText.part} ${styles.chapter}`}
            >
              {heading && <h2 id={id}>{heading}</h2>}
              <div className={`${longText.text} ${styles.text}`}>
                <ProseText prose={prose} />
                {sections.map((section) => (
                  <Fragment key={section.id}>
                    <h3 id={section.id}>{section.heading}</h3>
                    <ProseText prose={section.prose} />
                  </Fragment>
                ))}
              </div>
            </Chapter>
          );
        })}
      </div>
    </PageBody>
  );
}
