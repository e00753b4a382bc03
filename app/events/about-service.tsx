import { ForChildren } from "#app/home/for-children.tsx";
import type { ServiceOnPage } from "#app/home/next-service.server.ts";
import { StreamLink } from "#app/home/stream-link.tsx";
import styles from "./about-service.module.css";

/** What an event's own page says of it if it is a service: whether it is streamed, and what there is for children. */
export function AboutService({ service: { stream, children } }: { service: ServiceOnPage }) {
  return (
    <>
      {stream && (
        <p>
          <StreamLink stream={stream} />
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
