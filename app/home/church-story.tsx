import heart from "#app/assets/pillars/loving.svg?url";
import boat from "#app/assets/pillars/reaching.svg?url";
import star from "#app/assets/pillars/star.svg?url";
import book from "#app/assets/pillars/teaching.svg?url";
import type { HomeWords, Sign } from "#app/church/home.server.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { MoreLink } from "#app/ui/links.tsx";
import { MarkdownText } from "#app/ui/markdown-text.tsx";
import styles from "./church-story.module.css";

export const CHURCH_STORY = "church-story";

const medallions: Record<Sign, string> = { heart, boat, book, star };

type ChurchStoryProps = {
  story: HomeWords["story"];
  pillars?: HomeWords["pillars"];
};

export function ChurchStory({ story, pillars }: ChurchStoryProps) {
  return (
    <section id={CHURCH_STORY} aria-labelledby="church-story-heading" className="band dark">
      <div className={`wrap stack stacked-in-print ${styles.columns}`}>
        <div className={`whole ${styles.story}`}>
          <h2 id="church-story-heading">{story.heading}</h2>
          <p className={`lead ${styles.opening}`}>{story.opening}</p>
          <div className={`stack ${styles.text}`}>
            <MarkdownText text={story.text} />
          </div>
          <MoreLink to="/about-us">{story.link}</MoreLink>
        </div>
        {pillars && (
          <div>
            <h2 className={styles.tick}>{pillars.heading}</h2>
            <ul className={`whole three-in-print balanced ${styles.lancet}`}>
              {pillars.list.map(({ title, words, sign }) => (
                <li key={title}>
                  <Drawing src={medallions[sign]} size={[168, 168]} className="glass" />
                  <div>
                    <h3>{title}</h3>
                    <p>{words}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
