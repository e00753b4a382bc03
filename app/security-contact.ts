import { readChurch } from "./content-loader/church.server.ts";
import { addDays, churchTimeAt, dayOf } from "./time/wall-time.ts";

/** For how long after it was built the file is to be believed, in days: the standard asks for less than a year. */
const HOLDS = 350;

/** Whom to tell of a hole in the website, in the form that those who look for holes expect (RFC 9116). */
export function loader(): Response {
  const { email, website } = readChurch();
  const expires = addDays(dayOf(churchTimeAt(new Date())), HOLDS);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", website)}`,
  ];
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  return new Response(lines.map((line) => `${line}\n`).join(""), { headers });
}
