import type { SelectField } from "@sveltia/cms";
import { listEmblems } from "#app/church/emblems.server.ts";
import type { InputKind } from "#app/church/fields.server.ts";
import { idOf } from "#app/church/name-id.ts";
import { ALL_SERVICES } from "#app/church/notices.server.ts";
import type { ChurchReading } from "#app/church/open-church.server.ts";
import { namePeople } from "#app/church/people.server.ts";
import { serviceId } from "#app/church/series.server.ts";
import { EVERYTHING, weeks } from "#dates";
import { glassNames } from "#glass";

/** The answers from which a form lets people choose, some with a label of their own. */
export type Answers = SelectField["options"];

/** The answers for each kind of fact. */
export type Choices = { [Kind in InputKind]?: Answers };

/** Reads from a church's files what its forms let people choose, as far as these files can be read now. */
export function readChoices({ folder, facts, people, home, groups }: ChurchReading): Choices {
  return {
    "groups and services": listGroupsAndServices(facts?.services ?? [], groups),
    chip: home?.place.chips ?? [],
    "weeks of the month": [...weeks],
    person: people ? listPeopleToChoose(people) : [],
    emblem: listEmblems(folder.path),
    glass: [...glassNames],
  };
}

function listGroupsAndServices(
  services: { name: string }[],
  groups: { name: string; slug: string }[],
): Answers {
  const answers = [{ label: "Every service", value: ALL_SERVICES }];
  // A church with one service needs no names for its services.
  if (services.length > 1) {
    for (const service of services) {
      answers.push({ label: service.name, value: serviceId(service) });
    }
  }
  for (const { name, slug } of groups) answers.push({ label: name, value: slug });
  answers.push({ label: "Everything", value: EVERYTHING });
  return answers;
}

function listPeopleToChoose(people: NonNullable<ChurchReading["people"]>): Answers {
  return [...namePeople(people)].map(([value, { name, role }]) => ({
    value,
    label: value === idOf(name) ? name : `${role}, now ${name}`,
  }));
}
