import type { OwnPage } from "#app/church/own-pages.server.ts";
import { MarkdownText } from "#app/ui/markdown-text.tsx";
import { PageBody } from "#app/ui/page-title.tsx";
import { type Photo, ResponsivePhoto } from "#app/ui/responsive-photo.tsx";
import longText from "./long-text.module.css";
import styles from "./own-page-text.module.css";

type OwnPageTextProps = {
  /** The text, taken apart at its headings. */
  chapters: OwnPage["chapters"];
  /** The picture at the head of the page, if it has one that may be shown. */
  photo: Photo | undefined;
};

/** The picture of a page that the church itself has written, and its text with the headings beside it. */
export function OwnPageText({ chapters, photo }: OwnPageTextProps) {
  return (
    <PageBody>
      <div className="room newspaper">
        {photo && (
          <ResponsivePhoto
            photo={photo}
            sizes="(min-width: 80rem) 1160px, 94vw"
            isAboveFold
            className={`${styles.photo} not-printed`}
          />
        )}
        {chapters.map(({ id, heading, text }) => {
          // The text before the first heading is not a section.
          const Chapter = heading ? "section" : "div";
          return (
            <Chapter
              key={id ?? ""}
              className={`stack stacked-in-print ${longText.part} ${styles.chapter}`}
            >
              {heading && <h2 id={id}>{heading}</h2>}
              <div className={`${longText.text} ${styles.text}`}>
                <MarkdownText text={text} />
              </div>
            </Chapter>
          );
        })}
      </div>
    </PageBody>
  );
}
