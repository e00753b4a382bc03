import { describeOccurrence, findEnd, type Occurrence, pathOf } from "#app/agenda/occurrence.ts";
import { writePlace } from "#app/agenda/written-when.ts";
import { useChurch } from "#app/layout/site.ts";
import { Timed } from "#app/layout/timed.tsx";
import { NearDay } from "#app/ui/near-day.tsx";
import { isAtChurch } from "#dates";
import { clockOf, dayAndHours, dayOf, spanBetween } from "#time";
import styles from "./coming-services.module.css";

/** The special services to come: Christmas Day, but not each Sunday. At times there are none. */
export function ComingServices({ services }: { services: Occurrence[] }) {
  const last = services.map(findEnd).sort().at(-1);
  if (!last) return null;
  return (
    <Timed as="div" {...spanBetween({ until: last })} className={styles.list}>
      <h3 className="as-words">Special services</h3>
      <ul className="grid">
        {services.map((service) => (
          <ComingService key={service.id} service={service} />
        ))}
      </ul>
    </Timed>
  );
}

function ComingService({ service }: { service: Occurrence }) {
  const church = useChurch();
  const { name, page, start, place } = service;
  const day = dayOf(start);
  // Everybody knows where the church is.
  const elsewhere = place && !isAtChurch(place, church) && `, ${writePlace(place)}`;
  const unusual = describeOccurrence(service);
  return (
    <Timed as="li" {...spanBetween({ until: findEnd(service) })}>
      <b>{page ? <a href={pathOf(service)}>{name}</a> : name}</b>{" "}
      <span>
        <NearDay day={day}>{dayAndHours(day, clockOf(start))}</NearDay>
        {elsewhere}
        {unusual && `. ${unusual}`}
      </span>
    </Timed>
  );
}
