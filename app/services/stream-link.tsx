import { type Stream, streamWords } from "#dates";

type StreamLinkProps = {
  stream: Stream;
  className?: string;
};

/** Says that a service is streamed, and leads there. */
export function StreamLink({ stream, className }: StreamLinkProps) {
  return (
    <a href={stream.address} rel="noopener noreferrer" className={className}>
      {streamWords(stream)}
    </a>
  );
}
