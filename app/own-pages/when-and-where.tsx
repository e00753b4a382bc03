import { useSite } from "#app/layout/site.ts";
import { MapLink } from "#app/ui/links.tsx";
import { capitalise } from "#dates";
import { clockRange } from "#time";
import styles from "./when-and-where.module.css";

/** When and where the main service is as a rule, for whoever comes from a search engine and has not seen the home page. */
export function WhenAndWhere() {
  const { church, mainService, serviceTimes } = useSite();
  const { address } = church;
  const { mainPlace } = serviceTimes;
  const { name, often, from } = mainService;
  return (
    <dl className={`beside balanced ${styles.facts}`}>
      <div>
        <dt>When</dt>
        <dd>
          {capitalise(often)}, {clockRange(from)} <small>{name}</small>
        </dd>
      </div>
      <div>
        <dt>Where</dt>
        <dd>
          {mainPlace?.words ??
            `${address.street}, ${address.town}, ${address.county} ${address.postcode}`}
          <div className="not-printed">
            <MapLink map={mainPlace?.map ?? address.map}>Get directions</MapLink>
          </div>
        </dd>
      </div>
    </dl>
  );
}
