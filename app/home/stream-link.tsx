import type { StreamLine } from "./next-service-words.ts";

type StreamLinkProps = {
  stream: StreamLine;
  className?: string;
};

/** Says that a service is streamed, and leads there. Without an address it leads nowhere: the service is not streamed. */
export function StreamLink({ stream, className }: StreamLinkProps) {
  return (
    <a href={stream.address} rel="noopener noreferrer" className={className}>
      {stream.words}
    </a>
  );
}
