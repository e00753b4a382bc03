// Prints what the website reads from the church's files that CONTENT names.
import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readNotices } from "#app/content-loader/notices.server.ts";
import { readPeople } from "#app/content-loader/people.server.ts";

const facts = {
  services: readChurch().services,
  session: readPeople().session,
  groups: readGroups(),
  ...readNotices(),
};
console.log(JSON.stringify(facts));
