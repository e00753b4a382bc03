const drawn = import.meta.glob<string>("../generated/windows/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The addresses of a group's window: the full drawing, and the simpler one for sizes under 60 px. */
export function windowOf(slug: string): { full: string; small: string } {
  const full = drawn[`../generated/windows/${slug}.svg`];
  const small = drawn[`../generated/windows/${slug}.small.svg`];
  if (!full || !small) throw new Error(`tools/generate.ts has drawn no window for ${slug} yet`);
  return { full, small };
}
