/** The way to a place: the place with its street, the street alone (with the town where that is not the church's), and a link to a map. */
export type Way = { words: string; street: string; map: string };

/** Where something is. The way is told where it is not the one that everybody takes for granted; null where nobody knows it. */
export type Whereabouts = { where: string; way?: Way | null };
