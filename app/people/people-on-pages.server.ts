import { findInitialsWindow } from "#app/assets/generated-pictures.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { type Leader, listPeople, type Person } from "#app/church/people.server.ts";
import { findPhoto } from "#app/church/photos.server.ts";
import { initialsFile, makeInitials } from "./initials.ts";
import type {
  AboutUsPeople,
  FaceFacts,
  LeaderCard,
  Likeness,
  PersonCard,
  SafeguardingFacts,
} from "./person.ts";

/** Who leads and serves the congregation, with the photos that may be shown today. */
export function listAboutUsPeople(church: Church): AboutUsPeople {
  const { minister, convener, session, staff } = church.people;
  const leaders = [minister, convener].filter((leader) => leader !== undefined);
  return {
    leaders: leaders.map((leader) => makeLeaderCard(church, leader)),
    session: session.map((elder) => makePersonCard(church, elder)),
    staff: staff.map((person) => ({ ...makePersonCard(church, person), phone: person.phone })),
  };
}

function makeLeaderCard(church: Church, leader: Leader): LeaderCard {
  const { name, role, phone, saying, about } = leader;
  return { name, role, phone, saying, about, portrait: findLikeness(church, leader) };
}

function makePersonCard(church: Church, person: Person): PersonCard {
  return { name: person.name, role: person.role, portrait: findLikeness(church, person) };
}

function findLikeness(church: Church, { name, photo }: Person): Likeness {
  const shownPhoto = findPhoto(church, photo);
  if (shownPhoto) return { photo: shownPhoto };
  return { initialsWindow: findInitialsWindow(initialsFile(name)) };
}

/** The face of the person with this name in people.yaml. Somebody who is not in it has initials alone. */
export function findFace(church: Church, name: string): FaceFacts {
  const person = listPeople(church.people).find((someone) => someone.name === name);
  return { photo: findPhoto(church, person?.photo), initials: makeInitials(name) };
}

/** The contact for worries; null if the church names nobody. */
export function findSafeguarding(church: Church): SafeguardingFacts | null {
  const { safeguarding } = church.people;
  if (!safeguarding) return null;
  return { ...safeguarding, face: findFace(church, safeguarding.name) };
}
