/** How long a line of a file may be, and no longer where words can be moved to the next. */
export const LINE_LENGTH = 100;

/** At the beginning of a line of Markdown it would make a list, a heading, a quotation or a table of it. */
const MEANS_MORE = /^(?:[-+*]$|[>|#]|=+$|\d+[.)]$|```|~~~)/;

/**
 * Words in lines of a length, as they were folded before: lines whose words are the same stay as they are, and
 * only those between are folded anew.
 */
export function foldWords(words: string, length: number, before: string[] = []): string[] {
  const all = wordsOf(words);
  const head: string[] = [];
  let from = 0;
  for (const line of before) {
    if (!startsWith(all.slice(from), wordsOf(line))) break;
    head.push(line);
    from += wordsOf(line).length;
  }
  const tail: string[] = [];
  let to = all.length;
  for (const line of before.slice(head.length).reverse()) {
    const ended = all.slice(from, to);
    if (!startsWith(ended.toReversed(), wordsOf(line).toReversed())) break;
    tail.unshift(line);
    to -= wordsOf(line).length;
  }
  // Words added at the end go on where the last line ends.
  const goesOn = to > from && tail.length === 0 ? head.pop() : undefined;
  const anew = [...(goesOn ? wordsOf(goesOn) : []), ...all.slice(from, to)];
  return [...head, ...inLines(anew, length), ...tail];
}

/** Words between single spaces: where there are two, they belong to a word. */
function wordsOf(text: string): string[] {
  return text.split(/(?<=\S) (?=\S)/);
}

function startsWith(words: string[], beginning: string[]): boolean {
  return beginning.length <= words.length && beginning.every((word, at) => word === words[at]);
}

function inLines(words: string[], length: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const fits = line !== undefined && line.length + 1 + word.length <= length;
    if (line !== undefined && (fits || MEANS_MORE.test(word)))
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
