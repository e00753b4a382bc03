import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroupAt, readGroups } from "#app/content-loader/groups.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { registrationForm } from "#app/events/church-suite.server.ts";
import { GroupAnswers } from "#app/groups/group-answers.tsx";
import { readDiary } from "#app/groups/group-diary.server.ts";
import { GroupFacts } from "#app/groups/group-facts.tsx";
import { GroupHead } from "#app/groups/group-head.tsx";
import { Neighbours } from "#app/groups/neighbours.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { comingDates, LISTED } from "#app/meetings/coming-dates.server.ts";
import { comingMeetings, listedMeetings } from "#app/meetings/meeting.ts";
import { seriesOfGroup } from "#app/meetings/series.server.ts";
import { groupForSearch } from "#app/meetings/structured-data.server.ts";
import { faceOf, readSafeguarding } from "#app/people/people.server.ts";
import { Safeguarding } from "#app/people/safeguarding.tsx";
import { sharingPicture, windowOf } from "#app/pictures/generated.server.ts";
import { waysTo } from "#app/places/ways.server.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { jsonForScript } from "#app/ui/json-for-script.ts";
import { PageStyles } from "#app/ui/page-title.tsx";

export async function loader({ url }: LoaderFunctionArgs) {
  const group = readGroupAt(url.pathname);
  const series = seriesOfGroup(group.slug);
  const builtOn = new Date();
  const now = churchTimeAt(builtOn);
  const today = dayOf(now);
  const listed = listedMeetings(comingMeetings(series, now, LISTED));
  const picture = sharingPicture(group.slug);
  const { before, after } = group.neighbours;
  const neighbour = (slug: string | undefined) => {
    const found = readGroups().find((other) => other.slug === slug);
    return (
      found && {
        slug: found.slug,
        name: found.name,
        who: found.who,
        picture: windowOf(found.slug).full,
      }
    );
  };
  return {
    group,
    series,
    coming: comingDates(series, readYear(), builtOn),
    ways: waysTo(series, readChurch()),
    forSearch: groupForSearch(readChurch(), series, listed, {
      picture,
      description: group.description,
    }),
    windowPicture: windowOf(group.slug).full,
    picture,
    form: group.register ? registrationForm(group.register.form) : null,
    before: neighbour(before),
    after: neighbour(after),
    safeguarding: group.isForChildren ? readSafeguarding(today) : null,
    diary: await readDiary(group.slug),
    contacts: group.contacts.map((contact) => ({ ...contact, ...faceOf(contact.name, today) })),
  };
}

export default function GroupPage() {
  // Not from the route's own types: where there is no group there is no such route.
  const {
    group,
    series,
    ways,
    coming,
    forSearch,
    windowPicture,
    picture,
    form,
    before,
    after,
    contacts,
    diary,
    safeguarding,
  } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={group.name} description={group.description} picture={picture} />
      <script type="application/ld+json">{jsonForScript(forSearch)}</script>
      <GroupHead group={group} picture={windowPicture} form={form} />
      <PageStyles />
      <GroupFacts group={group} series={series} dates={coming.dates} />
      <GroupAnswers {...{ group, series, ways, coming, contacts, diary }}>
        {safeguarding && <Safeguarding {...safeguarding} />}
      </GroupAnswers>
      <Neighbours words={group.neighbours} before={before} after={after} />
    </>
  );
}
