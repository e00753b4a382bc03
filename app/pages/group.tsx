import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { GroupAnswers } from "#app/groups/group-answers.tsx";
import { GroupGlance, GroupHead } from "#app/groups/group-head.tsx";
import { readGroupPage } from "#app/groups/group-page.server.ts";
import { Neighbours } from "#app/groups/neighbours.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { Safeguarding } from "#app/people/safeguarding.tsx";
import { jsonForScript } from "#app/ui/json-for-script.ts";

export function loader({ url }: LoaderFunctionArgs) {
  return readGroupPage(url.pathname);
}

export default function GroupPage() {
  // Not from the route's own types: where there is no group there is no such route.
  const facts = useLoaderData<typeof loader>();
  const { group, forSearch, safeguarding } = facts;
  return (
    <>
      <PageHead page={group.slug} title={group.name} description={group.description} />
      <script type="application/ld+json">{jsonForScript(forSearch)}</script>
      <GroupHead {...facts} />
      <GroupGlance {...facts} />
      <GroupAnswers {...facts}>{safeguarding && <Safeguarding {...safeguarding} />}</GroupAnswers>
      <Neighbours {...facts} />
    </>
  );
}
