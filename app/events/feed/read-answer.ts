/** How many bytes may still be read; all pages of a feed share one. */
export type Allowance = { bytes: number };

/** Thrown where the feed is longer than anybody's browser should have to read. */
export class TooLong extends Error {
  constructor() {
    super("The calendar’s answer is too long to be read");
  }
}

/** The JSON of a response: UTF-8, whatever charset it claims. Throws TooLong as soon as the allowance is used up. */
export async function readJson({ body }: Response, allowance: Allowance): Promise<unknown> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { value: bytes } = (await reader?.read()) ?? {};
    if (!bytes) return JSON.parse(text + decoder.decode());
    allowance.bytes -= bytes.length;
    if (allowance.bytes < 0) {
      reader?.cancel().catch(() => {});
      throw new TooLong();
    }
    text += decoder.decode(bytes, { stream: true });
  }
}
