import type { SelectField } from "@sveltia/cms";
import { placeNames } from "#app/content-loader/checks/places.server.ts";
import { readChurch } from "#app/content-loader/church.server.ts";
import { attempt } from "#app/content-loader/content-problem.server.ts";
import { emblemNames } from "#app/content-loader/emblems.server.ts";
import type { InputKind } from "#app/content-loader/facts/field.ts";
import { usableGroups } from "#app/content-loader/groups.server.ts";
import { ALL_SERVICES, EVERYTHING } from "#app/content-loader/notices.server.ts";
import { readHome } from "#app/content-loader/pages.server.ts";
import { serviceId } from "#app/meetings/series.server.ts";
import siteWords from "#app/site-words.json" with { type: "json" };
import { weeks } from "#app/time/weekdays.ts";
import { GLASSES } from "#tools/windows/glass.ts";

/** The answers that a fact may have: as they are, or with their names for people. */
export type Choices = SelectField["options"];

/** What can be chosen for facts whose answers are in the church's other files: as far as these can be read now. */
export const choices: { [Kind in InputKind]?: () => Choices | undefined } = {
  "yes or no": () => [
    { label: "Yes", value: "true" },
    { label: "No", value: "false" },
  ],
  "groups and services": groupsAndServices,
  chip: () => attempt(readHome).result?.place.chips ?? [],
  // Of a church without a list of places any words will do.
  place: () => {
    const names = attempt(placeNames).result;
    return names?.length ? names : undefined;
  },
  "weeks of the month": () => [...weeks],
  "site word": () => Object.entries(siteWords).map(([value, label]) => ({ label, value })),
  emblem: emblemNames,
  glass: () => [...GLASSES.keys()],
};

function groupsAndServices(): Choices {
  const services = attempt(readChurch).result?.services ?? [];
  return [
    { label: "Every service", value: ALL_SERVICES },
    ...(services.length > 1 ? services : []).map((service) => ({
      label: service.name,
      value: serviceId(service),
    })),
    ...usableGroups().map(({ name, slug }) => ({ label: name, value: slug })),
    { label: "Everything", value: EVERYTHING },
  ];
}
