import { initialsWindow } from "#app/assets/generated-pictures.ts";
import { readAboutUs } from "#app/church/pages.server.ts";
import { type Leader, type Person, peopleOf, readPeople } from "#app/church/people.server.ts";
import { photoOf } from "#app/church/photos.server.ts";
import type { Day } from "#time";
import { initialsFile, initialsOf } from "./initials.ts";
import type {
  AboutUsPeople,
  FaceFacts,
  LeaderCard,
  Likeness,
  PersonCard,
  SafeguardingFacts,
} from "./person.ts";

/** Reads who leads and serves the congregation, with the photos that may be shown today. Throws ContentProblems. */
export function readAboutUsPeople(today: Day): AboutUsPeople {
  const { minister, convener, session, staff } = readPeople();
  const leaders = [minister, convener].filter((leader) => leader !== undefined);
  return {
    leaders: leaders.map((leader) => leaderCard(leader, today)),
    session: session.map((elder) => personCard(elder, today)),
    staff: staff.map((person) => personCard(person, today)),
  };
}

function leaderCard(leader: Leader, today: Day): LeaderCard {
  const { name, role, saying, about } = leader;
  return { name, role, saying, about, portrait: likenessOf(leader, today) };
}

function personCard(person: Person, today: Day): PersonCard {
  return { name: person.name, role: person.role, portrait: likenessOf(person, today) };
}

function likenessOf({ name, photo }: Person, today: Day): Likeness {
  const shownPhoto = photoOf(photo, today);
  if (shownPhoto) return { photo: shownPhoto };
  return { initialsWindow: initialsWindow(initialsFile(name)) };
}

/** The face of the person with this name in people.yaml. Somebody who is not in it has initials alone. */
export function faceOf(name: string, today: Day): FaceFacts {
  const person = peopleOf(readPeople()).find((someone) => someone.name === name);
  return { photo: photoOf(person?.photo, today), initials: initialsOf(name) };
}

/** Reads whom to tell of a worry; null if the church names nobody. Throws ContentProblems. */
export function readSafeguarding(today: Day): SafeguardingFacts | null {
  const { safeguarding } = readPeople();
  if (!safeguarding) return null;
  const { heading } = readAboutUs().safeguarding;
  return { ...safeguarding, heading, face: faceOf(safeguarding.name, today) };
}
