import type { Church as ChurchForSearch } from "schema-dts";
import { findAgenda } from "#app/agenda/agenda.server.ts";
import { listNext, listNextAndOff } from "#app/agenda/next-occurrences.ts";
import { describeAddress } from "#app/church/church-address.ts";
import type { Church } from "#app/church/open-church.server.ts";
import type { Series } from "#app/church/series.ts";
import { listServices, listSpecialServices } from "#app/services/services.server.ts";
import { isWeekly } from "#dates";
import { describeEvents, makeGraph } from "./event-for-search.ts";

/** What search engines learn about a page. */
type PageForSearch = {
  /** The path of its picture for links. */
  picture: string;
  /** What it is about. */
  description: string;
};

/** Describes the church as JSON-LD, with the next services. `picture` is the path of the home page's picture for links. */
export function describeChurch(church: Church, picture: string): object {
  const { name, website, social, phone, address, services } = church.facts;
  const whole: ChurchForSearch = {
    "@type": "Church",
    "@id": new URL("/#church", website).href,
    name,
    url: website,
    address: describeAddress(church.facts),
    telephone: phone.replace(/^0/, "+44 "),
    image: new URL(picture, website).href,
    hasMap: address.map,
    sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
    openingHoursSpecification: services
      .filter((service) => isWeekly(service) && !service.map)
      .map(({ every, from, to }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `https://schema.org/${every}`,
        opens: from,
        closes: to,
      })),
  };
  const next = listNext(listServices(church), church.time);
  const listed = new Set([...next, ...listSpecialServices(church)]);
  const host = { church: church.facts, picture };
  return makeGraph([whole, ...describeEvents([...listed], host)]);
}

/** Describes the dates that a group's page lists as JSON-LD. */
export function describeGroup(series: Series, church: Church, page: PageForSearch): object {
  const { facts, time } = church;
  const own = findAgenda(church).occurrences.filter((each) => each.series.includes(series.id));
  const host = { church: facts, ...page };
  const dates = listNextAndOff(own, time).filter(({ isBreak }) => !isBreak);
  return makeGraph(describeEvents(dates, host));
}
