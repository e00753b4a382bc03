import { formerGroups } from "#app/content-loader/former-names.server.ts";
import { namesIn } from "#app/content-loader/read-content.server.ts";

const CHURCH_WORDS = ["church", "town", "street", "phone", "email", "office"];
const SERVICE_TIMES = ["service", "service.from", "service.end"];
const GROUP_WORDS = ["name", "who", "day", "when", "where", "from", "to"];

/** The names of all placeholders; clock times may have minutes after them, as in service-15. */
export function placeholderNames(): string[] {
  const slugs = [...namesIn("groups"), ...formerGroups()];
  const groups = slugs.flatMap((slug) => GROUP_WORDS.map((field) => `${slug}.${field}`));
  return [...CHURCH_WORDS, ...SERVICE_TIMES, ...groups];
}
