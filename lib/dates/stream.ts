/** A page on which people can watch a service from elsewhere. */
export type Stream = {
  /** The address of its page, which begins with https://. */
  address: string;
  /** Its provider in words: "on YouTube", or "online" if it is an unknown one. */
  on: string;
};

/** "Streamed on YouTube" */
export function streamWords({ on }: Stream): string {
  return `Streamed ${on}`;
}
