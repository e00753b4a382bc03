import { initialsWindow } from "#app/assets/generated-pictures.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { type Leader, listPeople, type Person } from "#app/church/people.server.ts";
import { findPhoto } from "#app/church/photos.server.ts";
import { initialsFile, initialsOf } from "./initials.ts";
import type {
  AboutUsPeople,
  FaceFacts,
  LeaderCard,
  Likeness,
  PersonCard,
  SafeguardingFacts,
} from "./person.ts";

/** Who leads and serves the congregation, with the photos that may be shown today. */
export function aboutUsPeopleOf(church: Church): AboutUsPeople {
  const { minister, convener, session, staff } = church.people;
  const leaders = [minister, convener].filter((leader) => leader !== undefined);
  return {
    leaders: leaders.map((leader) => leaderCard(church, leader)),
    session: session.map((elder) => personCard(church, elder)),
    staff: staff.map((person) => ({ ...personCard(church, person), phone: person.phone })),
  };
}

function leaderCard(church: Church, leader: Leader): LeaderCard {
  const { name, role, saying, about } = leader;
  return { name, role, saying, about, portrait: likenessOf(church, leader) };
}

function personCard(church: Church, person: Person): PersonCard {
  return { name: person.name, role: person.role, portrait: likenessOf(church, person) };
}

function likenessOf(church: Church, { name, photo }: Person): Likeness {
  const shownPhoto = findPhoto(church, photo);
  if (shownPhoto) return { photo: shownPhoto };
  return { initialsWindow: initialsWindow(initialsFile(name)) };
}

/** The face of the person with this name in people.yaml. Somebody who is not in it has initials alone. */
export function faceOf(church: Church, name: string): FaceFacts {
  const person = listPeople(church.people).find((someone) => someone.name === name);
  return { photo: findPhoto(church, person?.photo), initials: initialsOf(name) };
}

/** The contact for worries; null if the church names nobody. */
export function safeguardingOf(church: Church): SafeguardingFacts | null {
  const { safeguarding } = church.people;
  if (!safeguarding) return null;
  const { heading } = church.pages["about-us"].safeguarding;
  return { ...safeguarding, heading, face: faceOf(church, safeguarding.name) };
}
