/** What a page sends, by what it is for. */
export const kinds = ["HTML", "style", "script", "font", "picture", "other"] as const;

export type Kind = (typeof kinds)[number];

/** In bytes, compressed with brotli where that is worth it. */
export type Weights = Record<Kind, number>;

/** The most a first visit to a page may cost, in kB of 1000 bytes. */
type Budget = Partial<Weights> & { "in all"?: number };

const everyPage: Budget = { "in all": 60, style: 15, font: 35, picture: 60 };

/** Of pages that can do more than the others; the last two are those of groups, and of events. */
const pages: [address: RegExp, budget: Budget][] = [
  [/^\/$/, { "in all": 172, HTML: 14.1, script: 91.6 }],
  [/^\/404$/, { "in all": 78 }],
  [/^\/about-us$/, { "in all": 82 }],
  [/^\/(?:events|this-week)$/, { "in all": 150, script: 92 }],
  [/^\/activities\//, { "in all": 66 }],
  [/^\/events\//, { "in all": 142, script: 92 }],
];

/** The most that a page without islands needs in scripts: those of the frame round every page, for next dates, and what asks for copies to be kept. */
const withoutIslands: Budget = { script: 8.7 };

/** What is over the budget of a page, in words that name the page, the kind and the excess. */
export function excesses(page: string, weights: Weights, hasIslands: boolean): string[] {
  const [, own] = pages.find(([address]) => address.test(page)) ?? [];
  const budget: Budget = { ...everyPage, ...own, ...(!hasIslands && withoutIslands) };
  const found = { ...weights, "in all": totalOf(weights) };
  return [...kinds, "in all" as const].flatMap((kind) => {
    const excess = found[kind] / 1000 - (budget[kind] ?? Number.POSITIVE_INFINITY);
    return excess > 0
      ? [`${page}: ${kind} ${excess.toFixed(2)} kB over its ${budget[kind]} kB`]
      : [];
  });
}

export function totalOf(weights: Weights): number {
  return kinds.reduce((total, kind) => total + weights[kind], 0);
}
