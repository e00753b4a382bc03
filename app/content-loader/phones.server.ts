import { readChurch } from "./church.server.ts";
import { readGroups } from "./groups.server.ts";
import { readPeople } from "./people.server.ts";

/** The church's own telephone number, and of the others that are on its pages those outside of its area. */
export function phonesInFacts(): string[] {
  const { phone } = readChurch();
  const [area] = phone.split(" ");
  const people = [
    ...readGroups().flatMap(({ contacts }) => contacts ?? []),
    readPeople().safeguarding,
  ];
  const others = people.flatMap((person) => person?.phone ?? []);
  const elsewhere = others.filter((other) => other.split(" ")[0] !== area);
  return [phone, ...new Set(elsewhere)];
}
