import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { findSharingPicture, findWindow } from "#app/assets/generated-pictures.ts";
import { findRegistrationForm } from "#app/church/church-suite.server.ts";
import { findGroup, type Group } from "#app/church/groups.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { describeGroup } from "#app/events/church-for-search.server.ts";
import { GroupAnswers } from "#app/groups/group-answers.tsx";
import { findGroupDates } from "#app/groups/group-dates.server.ts";
import { GroupHead } from "#app/groups/group-head.tsx";
import type { GroupPageFacts, NextGroupFacts } from "#app/groups/group-page.ts";
import { NextGroup } from "#app/groups/next-group.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { findFace, findSafeguarding } from "#app/people/people-on-pages.server.ts";
import { Safeguarding } from "#app/people/safeguarding.tsx";
import { jsonForScript } from "#app/ui/json-for-script.ts";

export function loader({ url }: LoaderFunctionArgs): GroupPageFacts {
  const church = thisChurch();
  const group = findGroup(church.groups, url.pathname);
  const series = findSeries(church.groupDates, group.slug);
  const { street, map } = church.facts.address;
  return {
    group,
    series,
    coming: findGroupDates(series, church),
    mapLink: group.map ? { words: group.where, map: group.map } : { words: street, map },
    forSearch: describeGroup(series, church, {
      picture: findSharingPicture(group.slug),
      description: group.summary,
    }),
    pictures: findWindow(group.slug),
    form: group.register ? findRegistrationForm(church, group.register.form) : null,
    next: findNext(church.groups, group),
    safeguarding: group.isForChildren ? findSafeguarding(church) : null,
    contacts: group.contacts.map((contact) => ({ ...contact, ...findFace(church, contact.name) })),
  };
}

function findNext(groups: Group[], { "next-group": slug }: Group): NextGroupFacts | null {
  const next = groups.find((group) => group.slug === slug);
  if (!next) return null;
  const { name, who } = next;
  return { slug: next.slug, name, who, picture: findWindow(next.slug).full };
}

export default function GroupPage() {
  // The route's own types would not do: a church without groups has no such route.
  const facts = useLoaderData<typeof loader>();
  const { group, forSearch, safeguarding } = facts;
  return (
    <>
      <PageHead page={group.slug} title={group.name} description={group.summary} />
      <script type="application/ld+json">{jsonForScript(forSearch)}</script>
      <GroupHead {...facts} />
      <GroupAnswers {...facts}>{safeguarding && <Safeguarding {...safeguarding} />}</GroupAnswers>
      <NextGroup {...facts} />
    </>
  );
}
