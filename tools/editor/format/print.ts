import {
  Document,
  isCollection,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  visit,
  YAMLSeq,
} from "yaml";

/** So that a change of notices.yaml keeps its one line. */
const LINE_LENGTH = 120;

type Path = readonly (Document | Node | Pair)[];

/** A document in lines of a length: with words folded below their name, and a note at the end of a line above it. */
export function printed(document: Document): string {
  visit(document, {
    Collection: (_, list, path) => {
      if (list.flow && !fitsInLine(list, path)) list.flow = false;
      const isClose = list.flow && isSeq(list) && !(list instanceof CloseList);
      return isClose ? Object.assign(new CloseList(), list) : undefined;
    },
    Scalar: (key, words, path) => {
      if (key === "key") return;
      if (isLong(words, path) && !words.type?.startsWith("BLOCK")) {
        words.type = String(words.value).includes("\n") ? "BLOCK_LITERAL" : "BLOCK_FOLDED";
      }
      if (words.comment) moveNoteUp(words, path.at(-1));
    },
  });
  return document.toString({ lineWidth: LINE_LENGTH });
}

/** Its brackets stand close round its words, as the guide writes them: [adults, teens]. */
class CloseList extends YAMLSeq {
  override toString(...[context, ...callbacks]: Parameters<YAMLSeq["toString"]>): string {
    return super.toString(context && { ...context, flowCollectionPadding: "" }, ...callbacks);
  }
}

function fitsInLine(list: Node, path: Path): boolean {
  const line = new Document(list).toString({ lineWidth: 0 });
  const hasLines = JSON.stringify(list.toJSON()).includes("\\n");
  return !hasLines && line.length + insetOf(path) <= LINE_LENGTH;
}

/** How many letters stand at most before something in its line. */
function insetOf(path: Path): number {
  const holder = path.at(-1);
  const name = isPair(holder) && isScalar(holder.key) ? `${holder.key.value}: ` : "- ";
  return path.filter((one) => isCollection(one)).length * 2 + name.length;
}

/** In quotes they would not fit: folded there, they could look like something else. */
function isLong({ value }: Scalar, path: Path): boolean {
  const words = String(value);
  return words.includes("\n") || insetOf(path) + JSON.stringify(words).length > LINE_LENGTH;
}

function moveNoteUp(words: Scalar, holder: Document | Node | Pair | undefined): void {
  const line = isPair(holder) && isScalar(holder.key) ? holder.key : words;
  line.commentBefore = [line.commentBefore, words.comment].filter(Boolean).join("\n");
  words.comment = null;
}
