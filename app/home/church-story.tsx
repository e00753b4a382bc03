import type { HomeWords } from "#app/content-loader/pages.server.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import styles from "./church-story.module.css";
import { Pillars } from "./pillars.tsx";
import { CHURCH_STORY } from "./sections.ts";

/** Who the congregation is, and what makes it tick. */
export function ChurchStory({ story, pillars }: Pick<HomeWords, "story" | "pillars">) {
  return (
    <section
      id={CHURCH_STORY}
      tabIndex={-1}
      aria-labelledby="church-story-heading"
      className={`dark ${styles.band}`}
    >
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.story}>
          <h2 id="church-story-heading">{story.heading}</h2>
          <p className={styles.opening}>{story.opening}</p>
          <div className={styles.text}>
            <ProseText prose={story.text} />
          </div>
          <MoreLink to="/about-us" onDark>
            {story.link}
          </MoreLink>
        </div>
        <div>
          <h2 className={styles.tick}>{pillars.heading}</h2>
          <Pillars list={pillars.list} />
        </div>
      </div>
    </section>
  );
}
