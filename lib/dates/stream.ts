/** A page on which people can watch a service from elsewhere. */
export type Stream = {
  /** The address of its page, which begins with https://. */
  address: string;
  /** "on YouTube", or "online" at a provider of which no more is known. */
  on: string;
};
