/** Says, among other sentences, that part of the feed could not be read. */
export function PartialNote() {
  return <span>{" Some events are missing: part of the church diary could not be read. "}</span>;
}
