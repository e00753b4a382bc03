import { type Document, isMap, YAMLMap } from "yaml";
import { parseYaml } from "#app/content-loader/facts/parse-yaml.ts";
import { printed } from "./print.ts";
import { isFields, isSame, setFields } from "./set-facts.ts";

/** Facts by the names of their fields, as they were typed: all words are strings. */
export type Facts = Record<string, unknown>;

/** The facts in YAML. Throws an Error that names each line that cannot be read. */
export function readFacts(yaml: string): Facts {
  const { document, slips } = parseYaml(yaml);
  if (slips.length > 0) {
    const told = slips.map(({ line, field, advice }) => `line ${line}: ${field}: ${advice}`);
    throw new Error(told.join("\n"));
  }
  const facts: unknown = document.toJS();
  return isFields(facts) ? facts : {};
}

/** YAML with other facts and its notes; without what a form leaves empty. Where nothing differs, it stays as it is. */
export function writeFacts(before: string, now: Facts): string {
  if (before !== "" && isSame(readFacts(before), now)) return before;
  const written = changed(before, now);
  const { document, slips } = parseYaml(written);
  // Whatever can be written in YAML and is not foreseen here: notes may be lost, and facts never.
  return slips.length === 0 && isSame(document.toJS(), now) ? written : changed("", now);
}

function changed(before: string, now: Facts): string {
  const document: Document = parseYaml(before).document;
  setFields(rootOf(document), now);
  return printed(document);
}

/** Where there are notes and no facts yet, the notes stand above the facts to come. */
function rootOf(document: Document): YAMLMap {
  if (isMap(document.contents)) return document.contents;
  const root = new YAMLMap(document.schema);
  document.commentBefore = [document.commentBefore, document.comment].filter(Boolean).join("\n\n");
  document.comment = null;
  document.contents = root;
  return root;
}
