/**
 * The door of the library: what the rest of the project may ask of it. It is opened as `#content`. The build and the
 * tools use it; code for browsers may import its types only.
 */

export { ContentFolder, refuseText } from "./content-folder.ts";
export {
  type Filling,
  type Fillings,
  noFillings,
} from "./placeholders.ts";
export {
  type ContentProblem,
  ContentProblems,
  placeOf,
} from "./problems.ts";
export { type Markdown, readMarkdown } from "./read-markdown.ts";
export {
  type Chapter,
  readAnswers,
  readChapters,
  readSections,
  type Section,
  WITHOUT_WORDS,
} from "./read-text.ts";
export {
  adviceForUnknown,
  type FactPath,
  field,
  fields,
  type KindMetadata,
  list,
  listOf,
  makeKind,
  optional,
} from "./schema.ts";
export { readSource } from "./source.ts";
export { typeset } from "./typography.ts";
