/** The way to a building: its street, with the town where that is not the church's, and a link to a map. */
export type Way = { street: string; map: string };

/** Where something is. The way is told where it is not the one that everybody takes for granted; null where nobody knows it. */
export type Whereabouts = { where: string; way?: Way | null };

/** "Main Hall, The Schoolhouse, 5 School Lane" */
export function placeWords({ where, way }: Whereabouts): string {
  return way ? `${where}, ${way.street}` : where;
}
