/**
 * What a loader answers, as one JSON text: React Router sends a text as it is, and objects in a form of its own, which
 * makes each page a kilobyte heavier. Fields that are undefined are left out.
 */
export type Packed<Data> = {
  json: string;
  /** Never there: says to the type checker what is in the text. */
  of?: Data;
};

export function pack<Data>(data: Data): Packed<Data> {
  return { json: JSON.stringify(data) };
}

const unpacked = new WeakMap<Packed<unknown>, unknown>();

/** The data that was packed, the same object each time. */
export function unpack<Data>(packed: Packed<Data>): Data {
  const known = unpacked.get(packed) as Data | undefined;
  if (known !== undefined) return known;
  const data: Data = JSON.parse(packed.json);
  unpacked.set(packed, data);
  return data;
}
