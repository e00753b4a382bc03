import { useFacts } from "#app/layout/site.ts";
import { Timed, Unscripted } from "#app/ui/timed.tsx";
import { britishDateAndYear } from "#time";
import styles from "./coming-services.module.css";
import type { ComingServicesFacts } from "./coming-services.server.ts";

/** The special services to come: Christmas Day, but not each Sunday. At times there are none. */
export function ComingServices({ coming }: { coming: ComingServicesFacts }) {
  const { builtAt } = useFacts();
  const times = coming.filter(({ services }) => services.length > 0);
  return times.map(({ services, ...span }) => (
    <Timed as="div" key={span.from} {...span} className={styles.list}>
      <h3>
        Special services
        <Unscripted>{`, as of ${britishDateAndYear(builtAt)}`}</Unscripted>
      </h3>
      <ul>
        {services.map(({ name, words, page }) => (
          <li key={name + words}>
            <b>{page === undefined ? name : <a href={page}>{name}</a>}</b> <span>{words}</span>
          </li>
        ))}
      </ul>
    </Timed>
  ));
}
