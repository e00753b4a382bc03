import { ForChildren } from "#app/home/for-children.tsx";
import type { ServiceOnPage } from "#app/home/next-service-words.ts";
import styles from "./about-service.module.css";

/** What an event's own page says of it if it is a service: whether it is streamed, and what there is for children. */
export function AboutService({ service: { stream, children } }: { service: ServiceOnPage }) {
  return (
    <>
      {stream && (
        <p>
          {/* Without an address it leads nowhere: the service is not streamed. */}
          <a href={stream.address} rel="noopener noreferrer">
            {stream.words}
          </a>
        </p>
      )}
      {children && (
        <section className={styles.children}>
          <h2>With children?</h2>
          <ForChildren answer={children} />
        </section>
      )}
    </>
  );
}
