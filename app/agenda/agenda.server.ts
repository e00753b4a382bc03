import type { Church } from "#app/church/open-church.server.ts";
import type { Series } from "#app/church/series.ts";
import { type Agenda, makeAgenda } from "./make-agenda.ts";
import type { Occurrence } from "./occurrence.ts";

/** The person, or the office, to ask about something. */
export type Contact = {
  /** "Mary Hill", "the office" */
  name: string;
  phone: string;
};

const agendas = new WeakMap<Church, Agenda>();

/** The agenda of a church. It is made once. */
export function findAgenda(church: Church): Agenda {
  const agenda = agendas.get(church) ?? openAgenda(church);
  agendas.set(church, agenda);
  return agenda;
}

function openAgenda(church: Church): Agenda {
  const { facts, diary, changes } = church;
  return makeAgenda({
    series: listSeries(church),
    events: diary?.snapshot?.events ?? [],
    changes,
    church: facts,
    servicesCategory: facts.churchsuite?.services,
  });
}

/** Finds the event that has a page of this name. If it is moved, that is where it takes place now. */
export function findEvent(page: string, church: Church): Occurrence | undefined {
  const events = findAgenda(church).occurrences.filter((occurrence) => occurrence.page === page);
  return events.find(({ movedTo }) => !movedTo) ?? events[0];
}

/** Lists every service, the main one first, and then every group in the order of the menu. */
function listSeries({ services, groupDates }: Church): Series[] {
  return [...services, ...groupDates];
}

/** Lists the groups and services to which an occurrence belongs. */
export function listSeriesOf({ series }: Occurrence, church: Church): Series[] {
  return listSeries(church).filter(({ id }) => series.includes(id));
}

/** Finds whom to ask about an occurrence: the contact of its group or, if that has no telephone, the church office. */
export function findContact(occurrence: Occurrence, church: Church): Contact {
  const [series] = occurrence.series;
  const group = church.groupDates.find(({ id }) => id === series);
  const contact = group?.contacts.find(({ phone }) => phone);
  if (!contact?.phone) return { name: "the office", phone: church.facts.phone };
  return { name: contact.name, phone: contact.phone };
}
