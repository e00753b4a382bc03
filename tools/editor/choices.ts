import type { SelectField } from "@sveltia/cms";
import { emblemNames } from "#app/church/emblems.server.ts";
import type { InputKind } from "#app/church/fields.server.ts";
import { idOf } from "#app/church/name-id.ts";
import { ALL_SERVICES } from "#app/church/notices.server.ts";
import type { ChurchReading } from "#app/church/open-church.server.ts";
import { namePeople } from "#app/church/people.server.ts";
import { serviceId } from "#app/church/series.server.ts";
import { EVERYTHING, weeks } from "#dates";
import { glassNames } from "#glass";

/** The answers that a fact may have: as they are, or with their names for people. */
export type Answers = SelectField["options"];

/** What can be chosen for each kind of fact. */
export type Choices = { [Kind in InputKind]?: Answers };

/** What can be chosen in a church's forms: what is in its files, as far as these can be read now. */
export function choicesOf({ folder, facts, people, home, groups }: ChurchReading): Choices {
  return {
    "groups and services": groupsAndServices(facts?.services ?? [], groups),
    chip: home?.place.chips ?? [],
    "weeks of the month": [...weeks],
    person: people ? peopleToChoose(people) : [],
    emblem: emblemNames(folder.path),
    glass: [...glassNames],
  };
}

function groupsAndServices(
  services: { name: string }[],
  groups: { name: string; slug: string }[],
): Answers {
  const ofServices = services.map((service) => ({
    label: service.name,
    value: serviceId(service),
  }));
  return [
    { label: "Every service", value: ALL_SERVICES },
    ...(services.length > 1 ? ofServices : []),
    ...groups.map(({ name, slug }) => ({ label: name, value: slug })),
    { label: "Everything", value: EVERYTHING },
  ];
}

function peopleToChoose(people: NonNullable<ChurchReading["people"]>): Answers {
  return [...namePeople(people)].map(([value, { name, role }]) => ({
    value,
    label: value === idOf(name) ? name : `${role}, now ${name}`,
  }));
}
