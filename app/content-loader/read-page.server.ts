import type * as v from "valibot";
import { phoneAddress } from "#app/ui/phone-address.ts";
import { readChurch } from "./church.server.ts";
import { ContentProblem, checkFacts, contentPath, readText } from "./read-content.server.ts";

/** A Markdown file: its front matter, checked, and the Markdown below it. */
export type Page<Facts> = { file: string; facts: Facts; text: string };

/** Reads a Markdown file of the content folder and checks its front matter. Throws ContentProblems. */
export function readPage<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Page<v.InferOutput<Schema>> {
  const [, yaml, text] = /^---(\r?\n[\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(readText(file)) ?? [];
  if (yaml === undefined || text === undefined) {
    throw new ContentProblem(
      contentPath(file),
      "the top of the file",
      "a line of three dashes was expected, then the facts, then another line of three dashes",
    );
  }
  return {
    file: contentPath(file),
    facts: checkFacts(
      file,
      schema,
      filledIn(yaml, (written) => written),
    ),
    text: filledIn(text, (written, address) => `[${written}](${address})`),
  };
}

/** {phone} and {email} stand for the church's own, so that each is written in one place. */
function filledIn(text: string, asLink: (written: string, address: string) => string): string {
  return text
    .replaceAll("{phone}", () => {
      const { phone } = readChurch();
      return asLink(phone, phoneAddress(phone));
    })
    .replaceAll("{email}", () => {
      const { email } = readChurch();
      return asLink(email, `mailto:${email}`);
    });
}
