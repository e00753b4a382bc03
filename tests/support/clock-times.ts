const BRITISH =
  /(\d{1,2}(?::\d\d)?)(am|pm)?–(\d{1,2}(?::\d\d)?)(am|pm)?|(\d{1,2}(?::\d\d)?)(am|pm)/g;
const AMERICAN = /\b(\d{1,2}:\d\d) ([AP]M)/g;

/** The clock times in words, on 24 hours, whoever writes them: "7–8:30pm", "7:00 PM until 8:30 PM". */
export function clockTimesIn(words: string): string[] {
  const american = Array.from(words.matchAll(AMERICAN), ([, clock = "", half]) =>
    on24(clock, half),
  );
  if (american.length > 0) return american;
  return [...words.matchAll(BRITISH)].flatMap(([, from, half, to, lastHalf, at = "", onlyHalf]) =>
    from && to ? [on24(from, half ?? lastHalf), on24(to, lastHalf)] : [on24(at, onlyHalf)],
  );
}

function on24(clock: string, half: string | undefined): string {
  const [hours = "", minutes = "00"] = clock.split(":");
  const afternoon = half?.toLowerCase() === "pm" ? 12 : 0;
  const hour = half ? (Number(hours) % 12) + afternoon : Number(hours);
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}
