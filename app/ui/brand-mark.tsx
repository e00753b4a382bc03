import type { SimpleIcon } from "simple-icons";

/** A company's own mark, in the colour of the words round it. */
export function BrandMark({ mark }: { mark: Pick<SimpleIcon, "path"> }) {
  return (
    <svg viewBox="0 0 24 24" width={21} height={21} fill="currentColor" aria-hidden="true">
      <path d={mark.path} />
    </svg>
  );
}
