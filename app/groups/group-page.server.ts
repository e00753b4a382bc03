import { sharingPicture, windowOf } from "#app/assets/generated-pictures.ts";
import { readChurch } from "#app/church/church-facts.server.ts";
import { readGroupAt, readGroups } from "#app/church/groups.server.ts";
import { seriesOfGroup } from "#app/church/series.server.ts";
import { registrationForm } from "#app/events/church-suite.server.ts";
import { groupForSearch } from "#app/meetings/structured-data.server.ts";
import { faceOf, readSafeguarding } from "#app/people/people.server.ts";
import { buildDay, buildTime } from "#app/time/build-time.server.ts";
import { comingDates } from "#dates";
import { readGroupDiary } from "./group-diary.server.ts";

export type GroupFacts = Awaited<ReturnType<typeof readGroupPage>>;

/** The page of a group at a path. Throws ContentProblems. */
export async function readGroupPage(pathname: string) {
  const group = readGroupAt(pathname);
  const church = readChurch();
  const series = seriesOfGroup(group.slug);
  const now = buildTime();
  const today = buildDay();
  const coming = comingDates(series, now);
  const picture = sharingPicture(group.slug);
  const { description, register, neighbours } = group;
  const neighbour = (wanted: string | undefined) => {
    const found = readGroups().find(({ slug }) => slug === wanted);
    return found && { ...found, picture: windowOf(found.slug).full };
  };
  return {
    group,
    series,
    coming,
    /** The link to a map of its place, or of the church. */
    mapLink: group.map
      ? { words: group.where, map: group.map }
      : { words: church.address.street, map: church.address.map },
    forSearch: groupForSearch(church, series, coming.listed, { picture, description }),
    pictures: windowOf(group.slug),
    /** The address of its registration form at ChurchSuite, where it has one. */
    form: register ? registrationForm(register.form) : null,
    before: neighbour(neighbours.before),
    after: neighbour(neighbours.after),
    safeguarding: group.isForChildren ? readSafeguarding(today) : null,
    diary: await readGroupDiary(group.slug),
    contacts: group.contacts.map((contact) => ({ ...contact, ...faceOf(contact.name, today) })),
  };
}
